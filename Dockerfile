# Jolly in a container: `docker build -t jolly .`, then see compose.yaml and docs/hosting.md.
# Exact versions, so that every build is of the same; CONTRIBUTING.md says how they are renewed.

FROM python:3.13.15-slim-trixie AS build
RUN pip install --no-cache-dir uv==0.13.9
ENV UV_PROJECT_ENVIRONMENT=/opt/jolly \
    UV_PYTHON_DOWNLOADS=never \
    UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy
WORKDIR /build
# The libraries first: they change more seldom than the program, and this layer is kept.
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN uv sync --locked --no-dev --no-install-project
COPY bot bot
COPY data data
COPY engine engine
COPY sandbox sandbox
RUN uv sync --locked --no-dev --no-editable

FROM python:3.13.15-slim-trixie
RUN groupadd --system --gid 10001 jolly \
    && useradd --system --uid 10001 --gid jolly --home-dir /data --shell /usr/sbin/nologin jolly \
    && install --directory --owner=jolly --group=jolly --mode=0700 /data
COPY --from=build /opt/jolly /opt/jolly
ENV PATH=/opt/jolly/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite:////data/jolly.db \
    HTTP_PORT=8000 \
    WEB_HOST=0.0.0.0
USER jolly
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["jolly", "healthcheck"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["jolly"]
