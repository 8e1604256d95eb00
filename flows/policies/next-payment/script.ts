import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { nextPaymentFlow } from './flow.ts';

const loading = 'Henter fakturaene …';
const failed = 'Vi får ikke vist fakturaene nå.';

/** What the page says about the invoices, by the first one in the response. */
const payments: Readonly<Record<string, readonly string[]>> = {
  '2026-12-02 958': [
    '958 kr, forfalt 10.11.2026',
    'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
  ],
  '2026-12-02 241': ['241 kr, forfaller 02.12.2026'],
};

async function seesPayment(driver: Driver, ...texts: readonly string[]) {
  await driver.sees('Neste betaling for forsikringene dine', 'Se fakturaene dine', ...texts);
}

/** The next payment, overdue or not (C4.42). */
export const nextPaymentScript = defineScript(nextPaymentFlow, {
  does: {},
  sees: {
    async loading(driver) {
      await seesPayment(driver, loading);
      await driver.seesNot('forfaller', 'forfalt', failed);
    },
    async shown(driver, { invoices }) {
      const [first] = invoices;
      const none = first === null ? failed : 'Ingen ubetalte fakturaer';
      await seesPayment(driver, ...(payments[`${first?.forfallsdato} ${first?.belop}`] ?? [none]));
      await driver.seesNot(loading);
    },
    async unknown(driver) {
      await seesPayment(driver, failed);
      await driver.seesNot(loading, 'forfaller', 'forfalt');
    },
  },
});
