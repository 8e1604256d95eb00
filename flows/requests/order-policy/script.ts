import { checkForm } from '#domain/fields/form-check.ts';
import { organisationOf } from '#domain/person/representative.ts';
import { type RequestForm, requestForm } from '#domain/requests/request-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { orderPolicyFlow } from './flow.ts';
import {
  codeOf,
  requestFailed,
  requestFields,
  requestLabels,
  requestSentences,
  requestUnknown,
} from './request-words.ts';

const heading = 'Bestill ny forsikring';

async function fields(driver: Driver, { form }: { readonly form: RequestForm }) {
  await driver.heading(heading);
  await requestFields(driver, form);
}

export const orderPolicyScript = defineScript(orderPolicyFlow, {
  does: {
    'field.changed': (driver, { field, value }) => driver.type(requestLabels[field], value),
    submitted: (driver) => driver.press('Kontakt meg'),
  },
  sees: {
    async refused(driver, { representative }) {
      const organisation = representative && organisationOf(representative);
      const text = `Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i ${organisation ?? 'bedriften'}.`;
      await driver.heading(heading);
      await driver.sees(text, 'Tilbake til oversikten');
      await driver.seesNot('Melding', 'Kontakt meg');
      await driver.hears(text);
    },
    async 'editing.filling'(driver, context) {
      await fields(driver, context);
      await driver.sees('Kontakt meg');
      await driver.seesNot(...requestSentences, requestFailed, requestUnknown, 'Vent Litt');
    },
    async 'editing.rejected'(driver, context) {
      await fields(driver, context);
      const checked = checkForm(requestForm, context.form);
      await driver.sees(...(checked.ok ? requestSentences : Object.values(checked.errors)));
    },
    async 'editing.failed'(driver, context) {
      await fields(driver, context);
      await driver.sees(requestFailed, ...codeOf(context.error));
      await driver.hears(requestFailed);
    },
    async 'editing.unknown'(driver, context) {
      await fields(driver, context);
      await driver.sees(requestUnknown, ...codeOf(context.error));
      await driver.hears(`Vi fikk ikke svar ${requestUnknown}`);
    },
    async sending(driver, context) {
      await fields(driver, context);
      await driver.hears('Vent Litt');
    },
    async sent(driver) {
      await driver.heading('Bestillingen er sendt til behandling');
      await driver.sees('Vi tar kontakt med deg så snart vi kan.', 'Tilbake til oversikten');
      await driver.hears('Vi tar kontakt med deg så snart vi kan.');
    },
  },
});
