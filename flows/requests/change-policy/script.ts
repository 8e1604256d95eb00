import type { RequestForm } from '#domain/requests/request-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import {
  requestHint,
  requestLabels,
  requestNotices,
  seesReceipt,
  seesRequest,
  seesRequestFields,
} from '#flows/requests/order-policy/script.ts';
import { changePolicyFlow } from './flow.ts';

const heading = 'Endre forsikring';
const card = ['Yrkesskade', 'Forsikringsnummer', '7020001', 'Gjelder fra og med', '01.03.2026'];

async function seesForm(driver: Driver, context: { readonly form: RequestForm }) {
  await driver.expectHeading(heading);
  await driver.sees(...card);
  await seesRequestFields(driver, context.form);
}

export const changePolicyScript = defineScript(changePolicyFlow, {
  does: {
    'field.changed': (driver, { field, value }) => driver.type(requestLabels[field], value),
    submitted: (driver) => driver.press('Send endringen'),
  },
  sees: {
    // An unknown number (C4.21).
    async notFound(driver) {
      await driver.expectHeading('Vi fant ikke forsikringen');
      await driver.sees('Tilbake til oversikt');
      await driver.seesNot('Melding', 'Prøv igjen', 'Tilbake til oversikten', 'Feilkode:');
      await driver.hears('Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.');
    },
    async tooEarly(driver) {
      await driver.expectHeading(heading);
      await driver.sees(...card);
      await driver.seesNot('Melding', 'Send endringen');
      await driver.hears('Du kan endre forsikringen når den har trådt i kraft.');
    },
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context);
      await driver.sees('Send endringen', requestHint('Skriv gjerne hva du vil endre, og fra når.'));
      await driver.seesNot(...requestNotices, 'Vent Litt');
    },
    ...seesRequest(seesForm, 'Tilbake til oversikt'),
    // The change is being handled (B2.86).
    async sent(driver) {
      await driver.expectHeading('Endringen er sendt til behandling');
      await driver.sees('Yrkesskade', 'Forsikringsnummer', '7020001');
      await driver.seesNot('Gjelder fra og med');
      await seesReceipt(driver);
      await driver.hears('Vi tar kontakt hvis vi trenger flere opplysninger.');
    },
  },
});
