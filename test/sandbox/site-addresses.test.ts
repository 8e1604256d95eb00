import { expect, test } from 'vitest';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const { urls } = pageConfiguration({ isPartner: false });
const main = '/oversikt/forsikring/mine-forsikringer';

test.each([
  ['overview', main, 'A2.2'],
  ['buyInsurance', `${main}/kjope`, 'A2.3'],
  ['changeCar', `${main}/endre/bil/`, 'A2.4'],
  ['directDebitReceipt', `${main}/kjope/avtalegiro-kvittering`, 'A2.6'],
  ['agreementChooser', '/oversikt/forsikring/avtalevelger', 'A2.8'],
  ['claim', '/meld-skade/meld-skade-skjema#/', 'A2.9'],
  ['claims', '/forsikre/meld-skade', 'A2.9'],
  ['messages', '/forsikring-kundekommunikasjon-web', 'A2.10'],
  ['invoice', '/faktura', 'A2.11'],
  ['netBankDirectDebit', '/nettbank/opprett-avtalegiro', 'A2.12'],
  ['faq', '/kundeservice/sporsmal-og-svar', 'A2.14'],
] as const)('the configuration has the address of %s: %s (%s)', (name, address, _) => {
  expect(urls[name].url).toBe(address);
});
