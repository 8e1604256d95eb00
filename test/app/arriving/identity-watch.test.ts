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

/**
 * A page that has loaded the identification of the first visitor. `logIn` changes whom the session belongs to.
 * @param meanwhile who logs in in another tab before the response
 */
async function openPage(first: object, meanwhile?: object) {
  prepareCalls();
  invalidate([]);
  let loggedIn: object | null = first;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requests.push(new URL(url).pathname);
    // The first response is older than a login that comes meanwhile.
    const named = requests.length === 1 ? first : loggedIn;
    return Response.json(named ?? {}, { status: named ? 200 : 401 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const page = new EventTarget();
  const identity = watchIdentity(page as unknown as Window);
  const visitor = watchVisitor(identity.learn);
  const happened: string[] = [];
  identity.onOther(() => happened.push('stopped'));
  const hears = (name: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
  const loaded = getIdentification();
  if (meanwhile) {
    loggedIn = meanwhile;
    hears(key);
  }
  await loaded;
  return {
    happened,
    identity,
    requests,
    visitor,
    logIn: (next: object | null) => {
      loggedIn = next;
    },
    hears,
    isShown: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    focus: () => page.dispatchEvent(new Event('focus')),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const ways: readonly (readonly [string, (page: Page) => void])[] = [
  ['hears that another tab has loaded the identification', (page) => page.hears(key)],
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

test('a page stops if somebody else logs in before its own first identification has arrived', async () => {
  const page = await openPage(kari, ola);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
  expect(page.requests).toHaveLength(2);
});

test('a page that stops shows nothing of the other visitor in its masthead', async () => {
  const page = await openPage(kari);
  page.logIn(karisCompany);
  page.hears(key);
  await waitFor(() => expect(page.happened).toEqual(['stopped']));
  expect(page.visitor.current().organisasjonsnummer).toBeNull();
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

test('a page that is shown or focused, but not from the cache, requests nothing (A9.8, B7.37), and one that has stopped neither', async () => {
  const page = await openPage(kari);
  document.dispatchEvent(new Event('visibilitychange'));
  page.focus();
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
