import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markName } from '#app/arriving/agreement-mark.ts';
import { draftsName } from '#app/drafts/drafts-mark.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

const access = { fodselsnummer: '', etternavn: 'Berg', rolle: 'BRUKER' };
const contact = { mobilnummer: '90011222', epost: 'ny@post.example' };

interface DraftOwner {
  readonly kundenummer: string | null;
  readonly personkundenummer?: string;
  readonly organisasjonsnummer: string | null;
}

const person: DraftOwner = { kundenummer: '1000001', organisasjonsnummer: null };

/** Answers as that visitor's insurer; null: the session is gone. */
function answerAs(visitor: DraftOwner | null) {
  const bodies = {
    '/rest/kunde/kontaktinfo': {
      mobilnummer: null,
      epost: null,
      ...(visitor?.kundenummer && {
        skadekundenummerAndTransaksjonsId: { kundenummer: visitor.kundenummer },
      }),
      ...(visitor?.personkundenummer && {
        personkundenummerAndTransaksjonsId: { kundenummer: visitor.personkundenummer },
      }),
    },
    '/rest/avtalebytte/identification': { organisasjonsnummer: visitor?.organisasjonsnummer ?? null },
  };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(new Map(Object.entries(bodies)).get(new URL(url).pathname) ?? {}, {
      status: visitor ? 200 : 401,
    }),
  );
}

/** As in a page that has just been loaded. */
async function load(visitor: DraftOwner | null) {
  vi.resetModules();
  const { prepareCalls: prepare } = await import('#flows/engine/walk/wire.ts');
  prepare();
  answerAs(visitor);
  return import('#app/drafts/drafts.ts');
}

const kept = () => sessionStorage.getItem(draftsName);

beforeEach(() => {
  prepareCalls();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  test('is restored for its author', async () => {
    const before = await load(person);
    await before.saveDraft('contact-details', contact);
    await before.saveDraft('add-access', access);
    const after = await load(person);
    await expect(after.draftsOfVisitor()).resolves.toEqual({
      'contact-details': contact,
      'add-access': access,
    });
  });

  test.each([
    ['another person', { ...person, kundenummer: '1000002' }],
    ['the same person, acting for an organisation', { ...person, organisasjonsnummer: '923609016' }],
    ['a person without a number', { ...person, kundenummer: null }],
  ])('goes when the page is loaded by %s', async (_, other) => {
    await (await load(person)).saveDraft('contact-details', contact);
    await expect((await load(other)).draftsOfVisitor()).resolves.toEqual({});
    expect(kept()).toBeNull();
  });

  const administrator = { ...person, personkundenummer: '3000001', organisasjonsnummer: '923609016' };

  test('is restored for its author in an organisation, and for no other visitor of it', async () => {
    await (await load(administrator)).saveDraft('add-access', access);
    await expect((await load(administrator)).draftsOfVisitor()).resolves.toEqual({ 'add-access': access });
    const colleague = { ...administrator, personkundenummer: '3000002' };
    await expect((await load(colleague)).draftsOfVisitor()).resolves.toEqual({});
  });

  test('does not come back after a switch there and back again', async () => {
    await (await load(person)).saveDraft('contact-details', contact);
    localStorage.setItem(markName, 'another');
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({});
    expect(kept()).toBeNull();
  });

  test('is not kept by a page that was left behind by a switch', async () => {
    const { saveDraft } = await load(person);
    localStorage.setItem(markName, 'another');
    await saveDraft('contact-details', contact);
    expect(kept()).toBeNull();
  });

  test('is kept when who types is known at the second time of asking', async () => {
    const { saveDraft } = await load(null);
    await saveDraft('contact-details', contact);
    answerAs(person);
    await saveDraft('contact-details', contact);
    expect(kept()).toContain('ny@post.example');
  });

  test('is kept while the visitor is logged out', async () => {
    await (await load(person)).saveDraft('contact-details', contact);
    await expect((await load(null)).draftsOfVisitor()).resolves.toEqual({});
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({ 'contact-details': contact });
  });

  test('goes with the form that was sent or given up, and leaves those of others', async () => {
    const { saveDraft } = await load(person);
    await saveDraft('contact-details', contact);
    await saveDraft('add-access', access);
    await saveDraft('contact-details', null);
    expect(kept()).not.toContain('ny@post');
    expect(kept()).toContain('Berg');
    await saveDraft('add-access', null);
    expect(kept()).toBeNull();
  });

  test.each(['01018512345', '010185 12345', '010185-12345'])(
    'is not kept with a national identity number in it: %s',
    async (etternavn) => {
      const { saveDraft } = await load(person);
      await saveDraft('add-access', access);
      await saveDraft('add-access', { ...access, etternavn });
      expect(kept()).toBeNull();
    },
  );

  test.each([
    ['who is no customer', { ...person, kundenummer: null }],
    ['who is known by the company alone', { ...person, organisasjonsnummer: '923609016' }],
    ['who has been logged out', null],
  ])('is not kept of %s', async (_, visitor) => {
    await (await load(visitor)).saveDraft('contact-details', contact);
    expect(kept()).toBeNull();
  });

  test.each(['', 'null', '{}', '{"visitor":1}', '{"visitor":"1","drafts":{"add-access":{"rolle":1}}}'])(
    'that cannot be read goes: %s',
    async (text) => {
      sessionStorage.setItem(draftsName, text);
      await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({});
      expect(kept()).toBeNull();
    },
  );
});
