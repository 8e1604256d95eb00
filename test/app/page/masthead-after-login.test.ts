import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { call } from '#api/client.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { loadMissingNames } from '#app/page/missing-names.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { customer } from '#flows/fixtures/customer.ts';

/** The masthead of a customer whose session has ended, and who has logged in again in another tab. */
async function namesAfterNewLogin(read: () => Promise<unknown>) {
  let isLoggedIn = true;
  prepareCalls();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const responses: Readonly<Record<string, unknown>> = {
      '/rest/avtalebytte/identification': { organisasjonsnummer: null },
      '/rest/web/relasjoner': [],
      '/rest/skade/kunde': { ...customer, fornavn: 'Kari', etternavn: 'Skogly' },
    };
    return isLoggedIn ? Response.json(responses[pathname]) : Response.json({}, { status: 401 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    invalidate([]);
  });
  const visitor = watchVisitor();
  loadMissingNames({ current: () => null, status: () => 'running', subscribe: () => () => {} }, visitor);
  await waitFor(() => expect(visitor.current().person).toBe('Kari Skogly'));
  isLoggedIn = false;
  await call('/tilbud').catch(() => {});
  expect(visitor.current()).toMatchObject({ person: null, isLoggedOut: true });
  isLoggedIn = true;
  await read();
  return visitor;
}

test.each([
  ['the identification', getIdentification],
  ['the customer', getDamageCustomer],
])(
  'the masthead has the name and the way out again when a page loads %s after a new login',
  async (_, read) => {
    const visitor = await namesAfterNewLogin(read);
    await waitFor(() =>
      expect(visitor.current()).toMatchObject({ person: 'Kari Skogly', isLoggedOut: false }),
    );
  },
);
