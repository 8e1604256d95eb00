import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { seesPolicyNotFound } from '#flows/policies/load-policy/script.ts';
import { certificatesFlow } from './flow.ts';

const downloaded = 'PDF-en er lastet ned.';
const downloading = 'Laster ned PDF …';
const preparing = 'Gjør PDF-en klar …';
const choosing = 'Velg hvor du vil dele PDF-en.';
const shared = 'PDF-en er delt.';
const refused = 'Nettleseren åpnet ikke delingen. Trykk Del PDF en gang til, eller last ned PDF-en.';
const unshareable = 'Nettleseren kan ikke dele PDF-en. Last den ned i stedet.';

/** The certificate could not be loaded (B8.3). */
const textOf = (error: ApiError | null) =>
  failureWords(error, {
    title: 'Noe gikk galt',
    text: 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  }).text;

async function seesSkeleton(driver: Driver) {
  await driver.expectHeading('Forsikringsbevis');
  await driver.hears('Henter forsikringsbeviset …');
}

async function seesPage(driver: Driver) {
  await driver.expectHeading('Forsikringsbevis');
  await driver.sees('Tilbake til forsikringen', 'Bil – Volvo V60 XA10001');
}

async function seesChoice(driver: Driver) {
  await seesPage(driver);
  await driver.sees('Last ned PDF', 'Del PDF');
  await driver.hears(choosing);
}

/** The letter is one text. */
const line = '-----------------------------------------';
const letter = `FORSIKRINGSBEVIS ${line} Nummer 7010001 ${line} DEKNING SUM EGENANDEL Kasko 200 000 kr 4 000 kr Vilkår ------ Forsikringen gjelder i Norden. - Slitasje er ikke dekket.`;
/** The form for reading has an element for each part. */
const readable = [
  ...['Nummer', '7010001', 'DEKNING', 'SUM', 'EGENANDEL', 'Kasko', '200 000 kr', '4 000 kr'],
  ...['Vilkår', 'Forsikringen gjelder i Norden.', 'Slitasje er ikke dekket.'],
];

export const certificatesScript = defineScript(certificatesFlow, {
  does: {
    'letter.chosen': (driver) => driver.press('Vis som brev'),
    'readable.chosen': (driver) => driver.press('Vis lesbar tekst'),
    'larger.chosen': (driver) => driver.press('Vis større'),
    'smaller.chosen': (driver) => driver.press('Vis mindre'),
    'pdf.requested': (driver) => driver.press('Last ned PDF'),
    'share.requested': (driver) => driver.press('Del PDF'),
    'share.completed': (driver) => driver.settleShare('completed'),
    'share.dismissed': (driver) => driver.settleShare('dismissed'),
    'share.refused': (driver) => driver.settleShare('refused'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    finding: seesSkeleton,
    loading: seesSkeleton,
    notFound: seesPolicyNotFound,
    async missing(driver, { error }) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees(textOf(error), 'Tilbake til oversikten', ...shownCodes(error));
      await driver.seesNot('Prøv igjen');
      await driver.hears(textOf(error));
    },
    async unavailable(driver, { error }) {
      await driver.sees(textOf(error), ...shownCodes(error));
      await driver.hears(textOf(error));
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    async 'shown.text.readable'(driver) {
      await seesPage(driver);
      await driver.sees('Vis som brev', ...readable);
      await driver.seesNot('Vis lesbar tekst', 'Vis større', 'Vis mindre', letter);
    },
    async 'shown.text.letter.fitted'(driver) {
      await seesPage(driver);
      await driver.sees('Vis lesbar tekst', 'Vis større', letter);
      await driver.seesNot('Vis som brev', 'Vis mindre', ...readable);
    },
    async 'shown.text.letter.larger'(driver) {
      await seesPage(driver);
      await driver.sees('Vis lesbar tekst', 'Vis mindre', letter);
      await driver.seesNot('Vis som brev', 'Vis større', ...readable);
    },
    async 'shown.pdf.idle.untried'(driver) {
      await seesPage(driver);
      await driver.sees('Last ned PDF', 'Del PDF');
      await driver.seesNot(downloaded, choosing, shared, refused, downloading, preparing, 'Noe gikk galt');
    },
    async 'shown.pdf.idle.downloaded'(driver) {
      await seesPage(driver);
      await driver.sees('Last ned PDF');
      await driver.hears(downloaded);
    },
    async 'shown.pdf.idle.failed'(driver, { error }) {
      await seesPage(driver);
      await driver.sees('Last ned PDF', textOf(error), ...shownCodes(error));
      await driver.hears(`${failureWords(error).title} ${textOf(error)}`);
    },
    async 'shown.pdf.idle.shared'(driver) {
      await seesPage(driver);
      await driver.sees('Last ned PDF', 'Del PDF');
      await driver.hears(shared);
    },
    async 'shown.pdf.idle.refused'(driver) {
      await seesPage(driver);
      await driver.sees('Last ned PDF', 'Del PDF');
      await driver.hears(refused);
    },
    async 'shown.pdf.unshareable'(driver) {
      await seesPage(driver);
      await driver.sees('Last ned PDF');
      await driver.seesNot('Del PDF');
      await driver.hears(unshareable);
    },
    // What is said last, if both buttons were pressed.
    async 'shown.pdf.fetching'(driver, { isForBoth }) {
      await seesPage(driver);
      // A busy button has no name to see.
      if (!isForBoth) await driver.sees('Last ned PDF');
      await driver.hears(isForBoth ? downloading : preparing);
    },
    // The share sheet is the browser's.
    'shown.pdf.sharing': seesChoice,
    'shown.pdf.sharingSaved': seesChoice,
    'shown.pdf.sharingAgain': seesChoice,
    async 'shown.pdf.downloading'(driver, { isForBoth }) {
      await seesPage(driver);
      await driver.hears(isForBoth ? preparing : downloading);
    },
  },
});
