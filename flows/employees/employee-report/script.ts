import type {
  EmployeeChange,
  EmployeeField,
  EmployeeQuestion,
  EmployeeTextField,
  EmployeeTyped,
} from '#domain/employees/employee-report-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure, unknownWords } from '#flows/engine/walk/sees-failure.ts';
import { employeeReportFlow } from './flow.ts';

const heading = 'Inn- og utmelding av ansatte';
const question = 'Hva vil du gjøre?';
const whichInsurance = 'Hvilke forsikringer gjelder det?';
const actions = { meldeInn: 'Innmelding', meldeUt: 'Utmelding' } as const;
const products: Readonly<Record<string, string>> = { N17: 'Personal', N20: 'Yrkesskade' };
/** The labels of the fields that every report has. */
const alwaysShown: Readonly<Record<Exclude<EmployeeTextField, EmployeeField>, string>> = {
  gjelderFra: 'Gjelder fra',
  navn: 'Navn',
  tlf: 'Mobilnummer',
  epost: 'E-post',
};
const labels: Readonly<Record<EmployeeTextField, string>> = {
  ...alwaysShown,
  fnr: 'Fødselsnummer',
  yrke: 'Yrke',
  stillingsprosent: 'Stillingsprosent',
  adresse: 'Adresse',
  postnr: 'Postnummer',
  poststed: 'Poststed',
};
const textFields = Object.keys(labels) as readonly EmployeeTextField[];
const questions: Readonly<Record<EmployeeQuestion, string>> = {
  arbeidsdyktig: 'Er den ansatte 100 % arbeidsdyktig?',
  fastAnsatt: 'Er den ansatte fast ansatt?',
  jobberMinst20Prosent: 'Jobber den ansatte minst 20 %?',
  fastBostedsadresse: 'Har den ansatte bodd fast i Norge de siste tre årene?',
};
const continuation = 'Fortsettelsesforsikring for liv (PDF)';
/** The further fields of each product in a report in, and of every report out (C3.3). */
const shownInReportIn: Readonly<Record<string, readonly EmployeeField[]>> = {
  N17: ['fnr', 'yrke', 'stillingsprosent', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent'],
  N20: ['yrke', 'stillingsprosent'],
};
const shownInReportOut: readonly EmployeeField[] = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'adresse',
  'postnr',
  'poststed',
];
/** The sentence about each field that is empty (B5.2 to B5.10). */
const complaints: Readonly<Record<Exclude<EmployeeTextField, 'gjelderFra'>, string>> = {
  navn: 'Du må fylle ut navn',
  fnr: 'Du må oppgi et gyldig fødselsnummer',
  yrke: 'Du må oppgi yrke',
  stillingsprosent: 'Stillingsprosenten må være et tall',
  adresse: 'Du må oppgi adresse',
  postnr: 'Du må oppgi et gyldig postnummer',
  poststed: 'Du må oppgi poststed',
  tlf: 'Du må oppgi et gyldig mobiltelefonnummer',
  epost: 'E-postadressen er ugyldig',
};

const namesOf = (codes: readonly string[]) => codes.map((code) => products[code] ?? code);

const shownFields = ({ handling, forsikringer }: EmployeeTyped): readonly string[] => [
  ...Object.keys(alwaysShown),
  ...(handling === 'meldeInn' ? forsikringer.flatMap((code) => shownInReportIn[code] ?? []) : []),
  ...(handling === 'meldeUt' ? shownInReportOut : []),
];

const isText = (change: EmployeeChange): change is EmployeeChange & { readonly field: EmployeeTextField } =>
  change.field in labels;

async function changeField(driver: Driver, change: EmployeeChange) {
  if (isText(change)) return driver.type(labels[change.field], change.value);
  const { field, value } = change;
  if (field === 'handling') return driver.choose(question, value === null ? '' : actions[value]);
  if (field === 'forsikringer') return driver.tickOnly(whichInsurance, namesOf(value));
  return driver.choose(questions[field], value ? 'Ja' : 'Nei');
}

async function seesFields(driver: Driver, { form }: { form: EmployeeTyped }) {
  await driver.expectHeading(heading);
  // The report has an employee and a contact person (B2.105).
  await driver.sees('Den ansatte', 'Kontaktperson', 'Tilbake til oversikten');
  await driver.expectChosen(question, form.handling && actions[form.handling]);
  await driver.expectTickedOnly(whichInsurance, namesOf(form.forsikringer));
  const shown = shownFields(form);
  for (const name of textFields) {
    if (shown.includes(name)) await driver.expectValue(labels[name], form[name]);
    else await driver.seesNot(labels[name]);
  }
  for (const [name, legend] of Object.entries(questions)) {
    if (shown.includes(name)) await driver.sees(legend);
    else await driver.seesNot(legend);
  }
  if (form.handling === 'meldeUt') await driver.sees(continuation);
  else await driver.seesNot(continuation);
}

const seesIf = (driver: Driver, isShown: boolean, text: string) =>
  isShown ? driver.sees(text) : driver.seesNot(text);

async function seesMessage(driver: Driver, text: string) {
  await driver.expectHeading(heading);
  await driver.sees(text, 'Tilbake til oversikten');
  await driver.seesNot(question, 'Den ansatte');
  await driver.hears(text);
}

export const employeeReportScript = defineScript(employeeReportFlow, {
  does: {
    'field.changed': changeField,
    submitted: (driver) => driver.press('Send'),
    retried: (driver) => driver.press('Prøv igjen'),
    'form.requested': (driver) => driver.press('Gå tilbake'),
    'another.requested': (driver) => driver.press('Meld en ansatt til'),
    'address.requested': (driver, { address }) => driver.visit(address),
  },
  sees: {
    // Says whom to contact (C1.8).
    notAllowed: (driver, { organisation }) =>
      seesMessage(
        driver,
        `Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i ${organisation}.`,
      ),
    async nothingToReport(driver, { organisation, insurance }) {
      const other = 'Inn- og utmelding for selvadministrert personalforsikring';
      await seesMessage(
        driver,
        insurance.isPartial
          ? `Vi fikk ikke lest alle forsikringene til ${organisation}, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.`
          : `${organisation} har ingen aktive forsikringer der ansatte meldes inn eller ut her.`,
      );
      if (insurance.isSelfAdministered) await driver.sees(other);
      else await driver.seesNot(other);
    },
    async 'reporting.filling.typing'(driver, context) {
      await seesFields(driver, context);
      await driver.sees('Send');
      await driver.seesNot('Du må fylle ut navn', 'Vent Litt');
    },
    async 'reporting.filling.rejected'(driver, context) {
      await seesFields(driver, context);
      const { form } = context;
      // A field that appeared after the submit has no error yet.
      const submitted: readonly string[] = [...Object.keys(alwaysShown), ...context.submittedFields];
      const shown = shownFields(form).filter((name) => submitted.includes(name));
      const names = Object.keys(complaints) as (keyof typeof complaints)[];
      const isComplete = names.every((name) => form[name] !== '' || !shown.includes(name));
      // A complete form is never rejected.
      if (isComplete) return driver.sees(complaints.navn);
      for (const name of names) {
        const isMissing = form[name] === '' && shown.includes(name);
        await seesIf(driver, isMissing, complaints[name]);
      }
      await seesIf(driver, form.handling === null, 'Du må velge innmelding eller utmelding');
      const isWithout = form.forsikringer.length === 0;
      await seesIf(driver, isWithout, 'Du må oppgi hvilke forsikringer det gjelder');
    },
    async 'reporting.sending'(driver, context) {
      await seesFields(driver, context);
      await driver.hears('Vent Litt');
    },
    // The report could not be sent (B8.8).
    async 'reporting.failed'(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Gå tilbake');
    },
    async 'reporting.unknown'(driver, { error }) {
      await seesFailure(driver, error, unknownWords);
      await driver.sees('Prøv igjen', 'Gå tilbake');
    },
    async sent(driver, { form }) {
      const isOut = form.handling === 'meldeUt';
      await driver.expectHeading(isOut ? 'Utmeldingen er sendt' : 'Innmeldingen er sendt');
      await driver.sees(
        form.navn,
        isOut ? '21.11.2026' : '01.12.2026',
        namesOf(form.forsikringer).join(', '),
        isOut ? '+47 912 34 568' : '+47 912 34 567',
        isOut ? 'nes@snekkeri.example' : 'astrid@snekkeri.example',
        // When it was sent (C4.36).
        '21.11.2026 kl. 13.00',
        'Skriv ut',
        'Meld en ansatt til',
        'Tilbake til oversikten',
      );
      // A printed receipt may lie open.
      if (form.fnr !== '') await driver.seesNot(form.fnr);
      if (isOut) await driver.sees(continuation);
      else await driver.seesNot(continuation);
    },
  },
});
