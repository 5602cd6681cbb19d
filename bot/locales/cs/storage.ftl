storage-unreachable = Nemůžu se spojit se svou databází. Nic se nezměnilo; zkus to za chvilku znovu.
storage-unknown = Databáze mi vypadla právě při ukládání. Podívej se, jestli to platí, a pokračuj.
