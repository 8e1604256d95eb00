import { describe, expect, test } from 'vitest';
import { checkSelfAdministered } from '#domain/employees/self-administered-form.ts';
import { sentOf } from '#domain/fields/form-check.ts';
import { requestOf } from '#domain/requests/request-form.ts';
import { filledAccess } from '#flows/access/add-access/cases.ts';
import { filledSelfAdministered } from '#flows/employees/self-administered-report/cases.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { loggedInAs } from './logged-in.ts';

const [policy] = policiesOf(personas['business-admin']);
const request = requestOf(filledRequest);

const order = ['POST', '/bm/bestille-forsikring', request] as const;
const change = [
  'POST',
  '/bm/endre-forsikring',
  {
    ...request,
    kundenummer: '2000001',
    forsikringsnummer: policy?.forsikringsnummer,
    versjon: policy?.versjon,
  },
] as const;
const report = [
  'POST',
  '/bm/selvadministrert-inn-og-utmelding',
  sentOf(checkSelfAdministered(filledSelfAdministered, '2026-11-21')),
] as const;
const give = [
  'POST',
  '/web/relasjoner/relasjon',
  { ...filledAccess, etternavn: 'Myrstad', fodselsnummer: '14828510046' },
] as const;

describe.each([
  ['business-admin', { order: 204, change: 204, report: 204, give: 200 }],
  ['business-user', { order: 204, change: 204, report: 204, give: 403 }],
  ['business-reader', { order: 403, change: 403, report: 403, give: 403 }],
  ['business-no-role', { order: 403, change: 403, report: 403, give: 403 }],
  ['private-rich', { order: 403, change: 403, report: 403, give: 403 }],
] as const)('%s', (persona, allowed) => {
  test('may do only what the role allows', async () => {
    const visitor = await loggedInAs(persona);
    expect({
      order: (await visitor.send(...order)).status,
      change: (await visitor.send(...change)).status,
      report: (await visitor.send(...report)).status,
      give: (await visitor.send(...give)).status,
    }).toEqual(allowed);
  });
});

test("another customer's policy cannot be changed", async () => {
  const visitor = await loggedInAs('business-large');
  expect((await visitor.send(...change)).status).toBe(404);
});
