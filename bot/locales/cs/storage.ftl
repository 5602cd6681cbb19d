storage-unreachable = Nemůžu se spojit se svou databází. Nic se nezměnilo, zkus to za chvilku znovu.
storage-unknown = Při ukládání tvého posledního kroku se ztratilo spojení s databází. Než budeš pokračovat, podívej se, jestli se krok uložil.
