import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cached, invalidate } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { refreshRelations } from '#api/shared/own-relations.ts';
import { type Frame, PageShell } from '#app/page/page-shell.tsx';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { customer } from '#flows/fixtures/customer.ts';

const frame: Frame = {
  myPage: { url: '/min-side' },
  help: { url: '/hjelp' },
  logOut: { url: '/logg-ut' },
  privacy: { url: '/personvern' },
  accessibility: { url: '/tilgjengelighet' },
  phone: '21 00 00 00',
};

const show = (given: Frame | null) =>
  render(
    <PageShell home="/oversikt" frame={given} visitor={watchVisitor()}>
      <h1>Innhold</h1>
    </PageShell>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  invalidate([]);
});

test('masthead and footer have the links of the configuration (A3.13)', () => {
  const { container } = show(frame);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Min side forsikring', '/oversikt'],
    ['Min side', '/min-side'],
    ['Hjelp', '/hjelp'],
    ['Logg ut', '/logg-ut'],
    ['+47 21 00 00 00', 'tel:21000000'],
    ['Min side', '/min-side'],
    ['Personvern', '/personvern'],
    ['Tilgjengelighetserklæring', '/tilgjengelighet'],
  ]);
});

test('there is no masthead and no footer if the bank or its app has a frame of its own (A1.5)', () => {
  const { container } = show(null);
  expect(container.querySelector('header, footer, a')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('Innhold');
});

test('the masthead shows the visitor and the active party when the page has loaded them', async () => {
  const { container } = show(frame);
  const names = () => container.querySelector('.masthead__names')?.textContent?.trim();
  expect(names()).toBe('');
  await act(() => cached(keys.identification, async () => ({ organisasjonsnummer: '923609016' }), 0));
  const relation = {
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
  };
  await act(() => cached(keys.relations, async () => [relation], 0));
  expect(names()).toBe('Astrid Nes for Fjordglimt Snekkeri AS');
});

/** The text of the masthead's names after a call, on a page that makes no other. */
async function namesAfter(call: () => Promise<unknown>, responses: Readonly<Record<string, unknown>>) {
  prepareCalls();
  vi.stubGlobal('fetch', async ({ method, url }: Request) =>
    Response.json(responses[`${method} ${new URL(url).pathname}`]),
  );
  const { container } = show(frame);
  const names = () => container.querySelector('.masthead__names')?.textContent?.trim();
  await act(call);
  return names;
}

test.each([
  ['a private customer', null, 'Kari Skogly'],
  ['a company', '923609016', 'Fjordglimt Snekkeri AS'],
])('the masthead has the name of %s on a page that loads only the customer', async (_, number, name) => {
  const names = await namesAfter(getDamageCustomer, {
    'GET /rest/skade/kunde': { ...customer, fornavn: null, etternavn: name },
    'GET /rest/avtalebytte/identification': { organisasjonsnummer: number },
  });
  await waitFor(() => expect(names()).toBe(name));
});

test("the masthead has the visitor's name on the chooser, which loads the relations by a write", async () => {
  const relation = {
    uuid: 'r1',
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
    rolle: 'ADMIN',
  };
  const names = await namesAfter(
    () => Promise.all([refreshRelations(new AbortController().signal), getIdentification()]),
    {
      'PUT /rest/web/relasjoner': [relation],
      'GET /rest/avtalebytte/identification': { organisasjonsnummer: null },
    },
  );
  await waitFor(() => expect(names()).toBe('Astrid Nes'));
});
