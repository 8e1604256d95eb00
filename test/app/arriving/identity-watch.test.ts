import { waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { watchIdentity } from '#app/arriving/identity-watch.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

const key = 'forsikring.innlogging';
const drafts = 'forsikring.utkast';

const kari = { organisasjonsnummer: null, fodselsnummer: '01437912357' };
const ola = { organisasjonsnummer: null, fodselsnummer: '02438012368' };
const karisCompany = { ...kari, organisasjonsnummer: '923609016' };

/** A page that has loaded the identification of the first visitor. `logIn` changes whom the session belongs to. */
async function openPage(first: object) {
  prepareCalls();
  invalidate([]);
  let visitor: object | null = first;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requests.push(new URL(url).pathname);
    return Response.json(visitor ?? {}, { status: visitor ? 200 : 401 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const identity = watchIdentity(Object.assign(page, { document }) as unknown as Window);
  watchVisitor(identity.learn);
  const happened: string[] = [];
  identity.onOther(() => happened.push('stopped'));
  await getIdentification();
  return {
    happened,
    identity,
    requests,
    logIn: (next: object | null) => {
      visitor = next;
    },
    hears: (name: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key: name })),
    isShown: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    isVisible: (visibilityState: string) =>
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange')),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const ways: readonly (readonly [string, (page: Page) => void])[] = [
  ['hears that another tab has loaded the identification', (page) => page.hears(key)],
  ['is visible again', (page) => page.isVisible('visible')],
  ['comes from the back-forward cache', (page) => page.isShown(true)],
];

beforeEach(() => localStorage.clear());

test.each(ways)('a page of another visitor stops and drops its drafts when it %s', async (_, happens) => {
  const page = await openPage(kari);
  sessionStorage.setItem(drafts, '{}');
  page.logIn(ola);
  happens(page);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
  expect(sessionStorage.getItem(drafts)).toBeNull();
});

test('a page of the same visitor who acts for another party stops', async () => {
  const page = await openPage(kari);
  page.logIn(karisCompany);
  page.hears(key);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
});

test.each(ways)('a page of the same visitor goes on when it %s', async (_, happens) => {
  const page = await openPage(kari);
  happens(page);
  await getIdentification();
  expect(page.requests).toHaveLength(2);
  expect(page.happened).toEqual([]);
});

test('a page goes on while nobody is logged in, and stops when somebody else is', async () => {
  const page = await openPage(kari);
  page.logIn(null);
  page.hears(key);
  await expect(getIdentification()).rejects.toMatchObject({ status: 401 });
  expect(page.happened).toEqual([]);
  page.logIn(ola);
  page.hears(key);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
});

test('a page that the visitor leaves or does not return to from the cache requests nothing, and one that has stopped neither', async () => {
  const page = await openPage(kari);
  page.isVisible('hidden');
  page.isShown(false);
  page.hears('noe annet');
  expect(page.requests).toHaveLength(1);
  page.logIn(ola);
  page.hears(key);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
  page.hears(key);
  expect(page.requests).toHaveLength(2);
});

test('a page that is stopped before its flow has started never starts it', async () => {
  const page = await openPage(kari);
  page.logIn(ola);
  page.hears(key);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
  page.identity.onOther(() => page.happened.push('stopped at once'));
  expect(page.happened).toEqual(['stopped', 'stopped at once']);
});

test('a page goes on when it has switched the agreement itself', async () => {
  const page = await openPage(kari);
  page.identity.expectSwitch();
  page.logIn(karisCompany);
  invalidate([]);
  await getIdentification();
  expect(page.happened).toEqual([]);
});

test('a document tells the other tabs once that it has loaded the identification, and stores nothing about the visitor', async () => {
  const page = await openPage(kari);
  const mark = localStorage.getItem(key);
  expect(mark).toMatch(/^0\.[\da-z]+$/);
  expect(localStorage).toHaveLength(1);
  page.hears(key);
  await getIdentification();
  expect(localStorage.getItem(key)).toBe(mark);
});
