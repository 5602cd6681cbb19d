"""The routes about Activities: how the app learns who looks at its page, and from where."""

from sandbox.accounts import Json
from sandbox.activities import Unlisted
from sandbox.calls import Call
from sandbox.routes import route

NO_INSTANCE = 404, {"message": "404: Not Found", "code": 0}


@route("GET /applications/{application_id}/activity-instances/{instance_id}")
def activity_instance(call: Call) -> Json:
    """Who has the page open in an instance. Raises ApiError where there is none."""
    found = call.discord.activities.instances.get(call.parameters[1])
    if found is None:
        raise Unlisted(*NO_INSTANCE, blameless=True)
    return {
        "application_id": call.parameters[0],
        "instance_id": found.id,
        "launch_id": str(found.launch),
        "location": found.location,
        "users": [str(each.id) for each in found.users],
    }


route("POST /oauth2/token")(lambda call: call.discord.activities.exchange(call.body))
