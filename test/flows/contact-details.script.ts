import { contactDetailsFlow } from '#flows/contact-details.ts';
import { defineScript } from '#test/support/script.ts';

export const contactDetailsScript = defineScript(contactDetailsFlow, {
  does: {},
  sees: { viewing: (driver) => driver.sees('Kontaktinformasjon') },
  takes: { viewing: [] },
});
