import { reference } from '#domain/errors/api-error.ts';
import { directDebitFlow } from '#flows/direct-debit.ts';
import { defineScript } from '#test/support/script.ts';

export const directDebitScript = defineScript(directDebitFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async asking(driver) {
      await driver.heading('Vent Litt');
    },
    async failed(driver, { error }) {
      const isLoggedOut = error?.status === 401;
      await driver.heading(isLoggedOut ? 'Du er ikke logget inn' : 'AvtaleGiro ble ikke opprettet');
      await driver.sees(
        isLoggedOut
          ? 'Du må være logget inn for å bruke denne tjenesten.'
          : 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.',
        'Tilbake til oversikt',
        ...(isLoggedOut ? ['Logg inn'] : []),
        ...(error ? [reference(error)] : []),
      );
    },
    sent: 'exit',
  },
  takes: { asking: [], failed: ['retried'], sent: [] },
});
