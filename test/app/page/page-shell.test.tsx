import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cached, invalidate } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { refreshRelations } from '#api/shared/own-relations.ts';
import { type Frame, PageShell } from '#app/page/page-shell.tsx';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { customer } from '#flows/fixtures/customer.ts';

const frame: Frame = {
  myPage: { url: '/min-side' },
  help: { url: '/hjelp' },
  logOut: { url: '/logg-ut' },
  logIn: () => '/logg-inn?returnurl=/oversikt',
  menu: {
    mainApp: '',
    invoice: { url: '/faktura' as AllowedAddress },
    documents: { url: '/dokumenter' as AllowedAddress },
    claim: { url: '/meld-skade' as AllowedAddress },
  },
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
    ['Hopp til innholdet', '#innhold'],
    ['Min side forsikring', '/oversikt'],
    ['Oversikt', '#/'],
    ['Meld skade', '/meld-skade'],
    ['Faktura', '/faktura'],
    ['Dokumenter', '/dokumenter'],
    ['Min side', '/min-side'],
    ['Hjelp', '/hjelp'],
    ['Logg ut', '/logg-ut'],
    // Beside a narrow page, and below a form.
    ['+47 21 00 00 00', 'tel:21000000'],
    // In the footer, where no page has it.
    ['+47 21 00 00 00', 'tel:21000000'],
    ['Min side', '/min-side'],
    ['Personvern', '/personvern'],
    ['Tilgjengelighetserklæring', '/tilgjengelighet'],
  ]);
});

test('the help beside a page says when the phone is answered, if that is known (C4.34)', () => {
  show({ ...frame, openingHours: 'mandag til fredag 8–16' });
  const help = screen.getByRole('complementary', { name: 'Hjelp' }).textContent?.replaceAll('\u00a0', ' ');
  expect(help).toBe('Trenger du hjelp? Ring oss på +47 21 00 00 00, mandag til fredag 8–16');
});

test('the first link of the page moves focus to the content, and keeps the address', async () => {
  show(frame);
  const before = window.location.href;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Hopp til innholdet');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.href).toBe(before);
});

const menuLinks = () =>
  [...document.querySelectorAll('.main-menu a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('the menu of a private customer has their pages (C4.31)', async () => {
  show(frame);
  await act(() => cached(keys.identification, async () => ({ organisasjonsnummer: null }), 0));
  expect(menuLinks()).toEqual([
    ['Oversikt', '#/'],
    ['Meld skade', '/meld-skade'],
    ['Faktura', '/faktura'],
    ['Dokumenter', '/dokumenter'],
    ['Reisekort', '#/reisekort'],
    ['Dele forsikringer', '#/dele-forsikringer'],
    ['Profil og innstillinger', '#/innstillinger'],
  ]);
});

test("the menu of a company has the company's pages, and leads from another document to the main app", async () => {
  show({ ...frame, menu: { ...frame.menu, mainApp: '/mine-forsikringer' } });
  await act(() => cached(keys.identification, async () => ({ organisasjonsnummer: '923609016' }), 0));
  expect(menuLinks()).toEqual([
    ['Oversikt', '/mine-forsikringer#/'],
    ['Meld skade', '/meld-skade'],
    ['Faktura', '/faktura'],
    ['Dokumenter', '/dokumenter'],
    ['Tilganger', '/mine-forsikringer#/bm/tilganger'],
    ['Profil og innstillinger', '/mine-forsikringer#/bm/innstillinger'],
  ]);
});

test('the menu closes when a link is pressed, by Escape, and when focus leaves it', async () => {
  const { container } = show(frame);
  const menu = container.querySelector('details');
  const button = screen.getByText('Meny');
  await userEvent.click(button);
  expect(menu?.open).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Oversikt' }));
  expect(menu?.open).toBe(false);
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(menu?.open).toBe(false);
  await userEvent.click(button);
  act(() => screen.getByRole('link', { name: 'Hjelp' }).focus());
  expect(menu?.open).toBe(false);
});

test('a visitor whose session has ended sees no name, and a way to log in in place of the way out', async () => {
  prepareCalls();
  const { container } = show(frame);
  await act(() => cached(keys.identification, async () => ({ organisasjonsnummer: null }), 0));
  await act(() => cached(keys.damageCustomer, async () => ({ fornavn: 'Kari', etternavn: 'Skogly' }), 0));
  const names = () => container.querySelector('.masthead__names')?.textContent?.trim();
  expect(names()).toBe('Kari Skogly');
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  await act(() => getDamageCustomer().catch(() => {}));
  expect(names()).toBe('');
  expect(screen.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe(
    '/logg-inn?returnurl=/oversikt',
  );
  expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
});

test.each([
  ['is in the cache', () => {}],
  ['is not in the cache any more', () => invalidate([])],
])(
  'a name that was requested before the session ended is not shown after it, and its read %s',
  async (_, change) => {
    prepareCalls();
    const { container } = show(frame);
    let arrive = (_: { readonly organisasjonsnummer: null }) => {};
    const identification = new Promise<{ readonly organisasjonsnummer: null }>((resolve) => {
      arrive = resolve;
    });
    const running = cached(keys.identification, () => identification, 0);
    change();
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
    await act(() => getDamageCustomer().catch(() => {}));
    await act(async () => {
      arrive({ organisasjonsnummer: null });
      await running;
    });
    expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
    expect(container.querySelector('.masthead__names')?.textContent?.trim()).toBe('');
  },
);

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
