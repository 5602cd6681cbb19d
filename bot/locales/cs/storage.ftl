storage-unreachable = Nemůžu se spojit se svou databází. Nic se nezměnilo; zkus to za chvilku znovu.
storage-unknown = Databáze mi vypadla právě při ukládání. Než budeš pokračovat, podívej se, jestli to platí.
