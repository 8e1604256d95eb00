import { reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { loadAccessFlow } from './flow.ts';

export const loadAccessScript = defineScript(loadAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loading: (driver) => driver.heading('Vent Litt'),
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.heading(title);
      await driver.sees(text, ...(error ? [reference(error)] : []));
    },
  },
});
