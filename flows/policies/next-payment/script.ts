import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { nextPaymentFlow } from './flow.ts';

const label = 'Neste betaling for skadeforsikringene dine';
/** What is overdue is not next. */
const overdueLabel = 'Forfalt betaling for skadeforsikringene dine';
const loading = 'Henter fakturaene …';
type Payment = readonly [text: string, more: string, label?: string];

const failed: Payment = [
  'Vi får ikke vist fakturaene nå.',
  'Prøv igjen senere, eller se dem på fakturasiden.',
];
const none: Payment = [
  'Ingen ubetalte fakturaer for skadeforsikringene dine',
  'Når du får en ny faktura, ser du beløp og forfall her.',
];

/** What the page says about the invoices, by the first one in the response. */
const payments: Readonly<Record<string, Payment>> = {
  '2026-12-02 958': [
    '958 kr, forfalt 10.11.2026',
    'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
    overdueLabel,
  ],
  '2026-10-10 1000': [
    '1 958 kr på 2 forfalte fakturaer',
    'Betal dem så snart som mulig. Det kan ta opptil 2 virkedager før betalingene er registrert.',
    overdueLabel,
  ],
  '2026-12-02 241': [
    '241 kr, forfaller 02.12.2026',
    'Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.',
  ],
};

/** The amount as it is announced, on one line. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) (?=\d|kr)/g, '\u00A0');

/** The response is also announced, with its label (WCAG 4.1.3). */
async function seesPayment(driver: Driver, [text, more, shownLabel = label]: Payment) {
  await driver.sees(shownLabel, text, more, 'Se fakturaene dine');
  await driver.hears(`${shownLabel} ${unbroken(text)} ${more}`);
}

/** The next payment, overdue or not (C4.42). */
export const nextPaymentScript = defineScript(nextPaymentFlow, {
  does: {},
  sees: {
    async loading(driver) {
      await driver.sees(label, loading, 'Se fakturaene dine');
      await driver.seesNot('forfaller', 'forfalt', failed[0]);
    },
    async shown(driver, { invoices }) {
      const [first] = invoices;
      const unread = first === null ? failed : none;
      await seesPayment(driver, payments[`${first?.forfallsdato} ${first?.belop}`] ?? unread);
      await driver.seesNot(loading);
    },
    async unknown(driver) {
      await seesPayment(driver, failed);
      await driver.seesNot(loading, 'forfaller', 'forfalt');
    },
  },
});
