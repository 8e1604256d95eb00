import { consentsFlow } from '#flows/consents.ts';
import { defineScript } from '#test/support/script.ts';

export const consentsScript = defineScript(consentsFlow, {
  does: {},
  sees: { shown: (driver) => driver.sees('Samtykke') },
  takes: { shown: [] },
});
