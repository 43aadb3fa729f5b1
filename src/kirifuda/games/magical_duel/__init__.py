"""魔法少女 ザ・デュエル (The Caster Chronicles), comprehensive rules 1.5."""
