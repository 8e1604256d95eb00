import type {
  SelfAdministeredField,
  SelfAdministeredTyped,
} from '#domain/employees/self-administered-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure, unknownWords } from '#flows/engine/walk/sees-failure.ts';
import { selfAdministeredReportFlow } from './flow.ts';

const heading = 'Inn- og utmelding av ansatte';
const registration = 'Hva vil du gjøre?';
const confirmation = 'Jeg bekrefter at alle på listen er 100 % arbeidsdyktige';
type TextField = Exclude<SelfAdministeredField, 'innOrUtmelding'>;
const labels: Readonly<Record<TextField, string>> = {
  startDate: 'Gjelder fra',
  telefonnummer: 'Mobilnummer',
  epost: 'E-post',
};
const textFields = Object.keys(labels) as readonly TextField[];
const yearLabel = (index: number) => `Fødselsår for ansatt ${index + 1}`;
const sexLabel = (index: number) => `Kjønn for ansatt ${index + 1}`;
const continuation = 'Fortsettelsesforsikring for liv (PDF)';
const back = 'Tilbake til oversikten';

/** The sentence about each field, and whether the form lacks it (B5.32 to B5.37). */
const complaintsAbout = (
  { ansatteInformasjon, ...form }: SelfAdministeredTyped,
  submitted: { readonly registration: string; readonly rows: readonly string[] },
) => {
  // A row or confirmation that appeared after the submit has no error yet.
  const rows = ansatteInformasjon.filter(({ id }) => submitted.rows.includes(id));
  return [
    ['Du må velge innmelding eller utmelding', form.innOrUtmelding === ''],
    ['Vennligst fyll ut fødselsåret', rows.some(({ fodselsar }) => fodselsar === '')],
    ['Vennligst velg kjønn', rows.some(({ kjonn }) => kjonn === '')],
    [
      'Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen',
      form.innOrUtmelding === 'Innmelding' && submitted.registration === 'Innmelding' && !form.arbeidsdyktig,
    ],
    ['Du må oppgi et gyldig mobiltelefonnummer', form.telefonnummer === ''],
    ['E-postadressen er ugyldig', form.epost === ''],
  ] as const;
};

async function seesFields(
  driver: Driver,
  { form, pastedCount }: { form: SelfAdministeredTyped; pastedCount: number | null },
) {
  const { innOrUtmelding, ansatteInformasjon: rows } = form;
  await driver.expectHeading(heading);
  await driver.expectChosen(registration, innOrUtmelding || null);
  for (const name of textFields) await driver.expectValue(labels[name], form[name]);
  await driver.sees(rows.length === 1 ? 'Ansatte' : `Ansatte (${rows.length})`);
  await driver.sees('Kontaktperson');
  // Rows from a spreadsheet (C4.52).
  const pasted = rows.filter(({ isPasted }) => isPasted);
  if (pasted.length > 0) await driver.sees(`Ansatte fra regnearket (${pasted.length})`);
  if (pastedCount === 2) await driver.hears('2 ansatte er lagt til fra regnearket.');
  else await driver.seesNot('2 ansatte er lagt til fra regnearket.');
  for (const [index, { fodselsar, kjonn, isPasted }] of rows.entries()) {
    if (isPasted) {
      await driver.sees(fodselsar, kjonn);
      continue;
    }
    await driver.expectValue(yearLabel(index), fodselsar);
    await driver.expectChosen(sexLabel(index), kjonn || null);
  }
  if (innOrUtmelding === 'Utmelding') await driver.sees(continuation);
  else await driver.seesNot(continuation);
  if (innOrUtmelding === 'Innmelding')
    await driver.expectTickedOnly('Arbeidsdyktighet', form.arbeidsdyktig ? [confirmation] : []);
  else await driver.seesNot(confirmation);
}

export const selfAdministeredReportScript = defineScript(selfAdministeredReportFlow, {
  does: {
    'field.changed'(driver, change) {
      if (change.field === 'arbeidsdyktig') {
        return driver.tickOnly('Arbeidsdyktighet', change.value ? [confirmation] : []);
      }
      if (change.field === 'innOrUtmelding') return driver.choose(registration, change.value);
      return driver.type(labels[change.field], change.value);
    },
    'row.changed': (driver, { index, field, value }) =>
      field === 'kjonn' ? driver.choose(sexLabel(index), value) : driver.type(yearLabel(index), value),
    'row.added': (driver) => driver.press('Legg til ansatt'),
    'row.removed': (driver, { index }) => driver.press(`Fjern ansatt ${index + 1}`),
    'paste.requested': (driver) => driver.press('Lim inn fra regneark'),
    submitted: (driver) => driver.press('Send'),
    retried: (driver) => driver.press('Prøv igjen'),
    'form.requested': (driver) => driver.press('Gå tilbake'),
    'another.requested': (driver) => driver.press('Meld flere ansatte'),
  },
  sees: {
    // Says whom to contact (C1.8).
    async notAllowed(driver, { organisation }) {
      const text = `Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i ${organisation}.`;
      await driver.expectHeading(heading);
      await driver.sees(text, back);
      await driver.seesNot('Send');
      await driver.hears(text);
    },
    async notSelfAdministered(driver, { organisation, forms, isPartial }) {
      const text = isPartial
        ? `Vi fikk ikke lest alle forsikringene til ${organisation}, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.`
        : 'Fjordglimt Snekkeri AS har ingen personalforsikring som bedriften administrerer selv.';
      const other = 'Inn- og utmelding – Andre forsikringer';
      await driver.expectHeading(heading);
      await driver.sees(text, back);
      if (forms.includes('standard')) await driver.sees(other);
      else await driver.seesNot(other);
      await driver.hears(text);
    },
    async 'filling.typing'(driver, context) {
      await seesFields(driver, context);
      await driver.sees('Send');
      await driver.seesNot('Vennligst fyll ut fødselsåret', 'Vennligst velg kjønn', 'Vent Litt');
    },
    async 'filling.rejected'(driver, context) {
      await seesFields(driver, context);
      const complaints = complaintsAbout(context.form, context.submitted);
      // A complete form is never rejected.
      if (complaints.every(([, isShown]) => !isShown)) return driver.sees('Vennligst velg kjønn');
      for (const [sentence, isShown] of complaints) {
        await (isShown ? driver.sees(sentence) : driver.seesNot(sentence));
      }
    },
    async sending(driver, context) {
      await seesFields(driver, context);
      await driver.hears('Vent Litt');
    },
    // The report could not be sent (B8.8).
    async failed(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Gå tilbake');
    },
    async unknown(driver, { error }) {
      await seesFailure(driver, error, unknownWords);
      await driver.sees('Prøv igjen', 'Gå tilbake');
    },
    async sent(driver, { form }) {
      const [title, inOrOut] =
        form.innOrUtmelding === 'Utmelding'
          ? ['Utmeldingen er sendt', 'ut']
          : ['Innmeldingen er sendt', 'inn'];
      // The typed contact person, or the one that the insurer knows.
      const contact =
        form.telefonnummer === '41234567'
          ? ['+47 412 34 567', 'post@snekkeri.example']
          : ['+47 912 34 567', 'astrid@snekkeri.example'];
      const count = form.ansatteInformasjon.length;
      const text = `${count === 1 ? '1 ansatt' : `${count} ansatte`} meldes ${inOrOut} fra ${form.startDate}.`;
      await driver.expectHeading(title);
      // What was sent, and when (C4.36).
      await driver.sees(
        text,
        form.ansatteInformasjon
          .map(({ fodselsar, kjonn }) => `Født ${fodselsar}, ${kjonn.toLowerCase()}`)
          .join(' '),
        ...contact,
        '21.11.2026 kl. 13.00',
        'Skriv ut',
        back,
      );
      await driver.hears(text);
    },
  },
});
