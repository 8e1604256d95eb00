import { reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { visitorRoutingFlow } from '#flows/visitor-routing.ts';
import { type Driver, defineScript } from '#test/support/script.ts';

async function waits(driver: Driver) {
  await driver.heading('Vent Litt');
}

export const visitorRoutingScript = defineScript(visitorRoutingFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    identifying: waits,
    async loggedOut(driver, { error }) {
      await driver.heading('Du er ikke logget inn');
      await driver.sees(
        'Du må være logget inn for å bruke denne tjenesten.',
        'Logg inn',
        'Prøv igjen',
        ...(error ? [reference(error)] : []),
      );
    },
    askingTransition: waits,
    askingBank: waits,
    'routing.successor.choosing': 'passing',
    'routing.successor.business': 'nothing',
    'routing.successor.private.policies.asking': 'nothing',
    'routing.successor.private.policies.none': 'exit',
    'routing.successor.private.policies.missing': 'exit',
    'routing.successor.private.redirect.asking': 'nothing',
    'routing.successor.private.redirect.on': 'exit',
    'routing.successor.private.redirect.missing': 'exit',
    'routing.successor.stays': 'exit',
    'routing.access.choosing': 'passing',
    'routing.access.asking': 'nothing',
    'routing.access.settled': 'exit',
    'routing.access.missing': 'exit',
    async blocked(driver, { blockedBy }) {
      await driver.heading('Forsikring');
      await driver.sees(
        `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${blockedBy?.name ?? 'banken din'}.`,
      );
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.heading(title);
      await driver.sees(text, 'Prøv igjen', ...(error ? [reference(error)] : []));
    },
    shown: 'exit',
    leaving: 'exit',
  },
  takes: {
    identifying: [],
    loggedOut: ['retried'],
    askingTransition: [],
    askingBank: [],
    'routing.successor.choosing': [],
    'routing.successor.business': [],
    'routing.successor.private.policies.asking': [],
    'routing.successor.private.policies.none': [],
    'routing.successor.private.policies.missing': [],
    'routing.successor.private.redirect.asking': [],
    'routing.successor.private.redirect.on': [],
    'routing.successor.private.redirect.missing': [],
    'routing.successor.stays': [],
    'routing.access.choosing': [],
    'routing.access.asking': [],
    'routing.access.settled': [],
    'routing.access.missing': [],
    blocked: [],
    unavailable: ['retried'],
    shown: [],
    leaving: [],
  },
});
