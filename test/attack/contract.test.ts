import { expect, test } from 'vitest';
import { operations } from '#test/contract/contract.ts';
import { flowRequests } from './flow/requests.ts';
import { visits } from './page/visits.ts';

/** Operations that no try attacks: with the one whose call sends them too, or with the test of what happens when they fail. */
const notAttacked: Readonly<Record<string, string>> = {
  logError: 'test/app/errors/error-forwarding.test.ts',
  // A link of the browser, which no code reads.
  getTermsFile: 'test/api/shared/terms.test.ts',
  getOfferLetterPdf: 'getCertificatePdf',
  getSharedCertificatePdf: 'getCertificatePdf',
  getTravelCardPdf: 'getCertificatePdf',
  reportVirkeEmployeeIn: 'reportEmployeeIn',
  reportVirkeEmployeeOut: 'reportEmployeeOut',
};

test('every operation of the contract is attacked in a page or in a flow', async () => {
  const attacked = [...(await visits()), ...(await flowRequests())].map(({ operation }) => operation);
  const ids = operations.map(({ operationId }) => operationId);
  const missing = ids.filter((id) => !attacked.includes(id));
  expect(missing.sort()).toEqual(Object.keys(notAttacked).sort());
  const sameCall = Object.values(notAttacked).filter((given) => !given.startsWith('test/'));
  expect(sameCall.filter((id) => !attacked.includes(id))).toEqual([]);
});
