import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftAtLogin, draftsKey } from '#app/drafts/draft-storage.ts';
import { markKey } from '#app/page/agreement-mark.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

const access = { fodselsnummer: '', etternavn: 'Berg', rolle: 'BRUKER' };
const contact = { mobilnummer: '90011222', epost: 'ny@post.example' };

interface DraftOwner {
  readonly kundenummer: string | null;
  readonly personkundenummer?: string;
  readonly organisasjonsnummer: string | null;
}

const person: DraftOwner = { kundenummer: '1000001', organisasjonsnummer: null };

/** Stubs the insurer's responses for the visitor; null: the session has ended. Returns the paths requested from then on. */
function identifyAs(visitor: DraftOwner | null): readonly string[] {
  const requests: string[] = [];
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
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    return Response.json(new Map(Object.entries(bodies)).get(pathname) ?? {}, {
      status: visitor ? 200 : 401,
    });
  });
  return requests;
}

/** Imports the module again, as a page does when it loads. */
async function load(visitor: DraftOwner | null) {
  vi.resetModules();
  const { prepareCalls: prepare } = await import('#flows/engine/walk/wire.ts');
  prepare();
  identifyAs(visitor);
  return import('#app/drafts/drafts.ts');
}

const stored = () => sessionStorage.getItem(draftsKey);

beforeEach(() => {
  prepareCalls();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
  ])('is deleted when the page is loaded by %s', async (_, other) => {
    await (await load(person)).saveDraft('contact-details', contact);
    await expect((await load(other)).draftsOfVisitor()).resolves.toEqual({});
    expect(stored()).toBeNull();
  });

  const administrator = { ...person, personkundenummer: '3000001', organisasjonsnummer: '923609016' };

  test('is restored for its author in an organisation, and for no other visitor of it', async () => {
    await (await load(administrator)).saveDraft('add-access', access);
    await expect((await load(administrator)).draftsOfVisitor()).resolves.toEqual({ 'add-access': access });
    const colleague = { ...administrator, personkundenummer: '3000002' };
    await expect((await load(colleague)).draftsOfVisitor()).resolves.toEqual({});
  });

  test('is deleted by a switch, also after a switch back', async () => {
    await (await load(person)).saveDraft('contact-details', contact);
    localStorage.setItem(markKey, 'another');
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({});
    expect(stored()).toBeNull();
  });

  test.each(['014379\t12357', '014379\n12357', '014379 nr 12357', '０１４３７９１２３５７'])(
    'is not stored with a national identity number in a text: %j',
    async (number) => {
      const { saveDraft } = await load(person);
      const form = { melding: `Jeg er ${number}.`, telefonnummer: '', epost: '' };
      await saveDraft('order-policy', form);
      expect(stored()).toBeNull();
      await saveDraft('order-policy', { ...form, melding: 'Ring meg.' });
      expect(stored()).toContain('Ring meg.');
    },
  );

  test('is not stored with a national identity number behind a phone number in the phone field', async () => {
    const { saveDraft } = await load(person);
    await saveDraft('contact-details', { ...contact, mobilnummer: '41000016 22897810003' });
    expect(stored()).toBeNull();
    await saveDraft('contact-details', contact);
    expect(stored()).toContain(contact.epost);
  });

  test('is not stored by a page that is outdated by a switch', async () => {
    const { saveDraft } = await load(person);
    localStorage.setItem(markKey, 'another');
    await saveDraft('contact-details', contact);
    expect(stored()).toBeNull();
  });

  test('is stored when loading the author succeeds at the second attempt, half a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { saveDraft } = await load(null);
    await saveDraft('contact-details', contact);
    const requests = identifyAs(person);
    vi.setSystemTime(29_999);
    await saveDraft('contact-details', contact);
    expect([stored(), requests]).toEqual([null, []]);
    vi.setSystemTime(30_000);
    await saveDraft('contact-details', contact);
    expect(stored()).toContain('ny@post.example');
    expect(requests).toEqual(['/rest/kunde/kontaktinfo', '/rest/avtalebytte/identification']);
  });

  test('is stored at once after a failure when the page itself has loaded the author', async () => {
    const { saveDraft } = await load(null);
    await saveDraft('contact-details', contact);
    expect(stored()).toBeNull();
    const { getIdentification } = await import('#api/shared/agreements.ts');
    const { getContactInfo } = await import('#api/shared/contact-info.ts');
    const requests = identifyAs(person);
    await Promise.all([getIdentification(), getContactInfo()]);
    await saveDraft('contact-details', contact);
    expect(stored()).toContain('ny@post.example');
    expect(requests).toHaveLength(2);
  });

  test('does not repeat an identification that has just failed for the page', async () => {
    const { saveDraft } = await load(null);
    const { getIdentification } = await import('#api/shared/agreements.ts');
    const requests = identifyAs(null);
    await expect(getIdentification()).rejects.toMatchObject({ status: 401 });
    await saveDraft('contact-details', contact);
    expect(requests).toEqual(['/rest/avtalebytte/identification', '/rest/kunde/kontaktinfo']);
  });

  test('is kept while the visitor is logged out', async () => {
    await (await load(person)).saveDraft('contact-details', contact);
    await expect((await load(null)).draftsOfVisitor()).resolves.toEqual({});
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({ 'contact-details': contact });
  });

  test('is deleted when its form is sent or cancelled; drafts of other forms stay', async () => {
    const { saveDraft } = await load(person);
    await saveDraft('contact-details', contact);
    await saveDraft('add-access', access);
    await saveDraft('contact-details', null);
    expect(stored()).not.toContain('ny@post');
    expect(stored()).toContain('Berg');
    await saveDraft('add-access', null);
    expect(stored()).toBeNull();
  });

  test.each(['01018512345', '010185 12345', '010185-12345', '4100001622897810003'])(
    'is not stored if it contains a national identity number: %s',
    async (etternavn) => {
      const { saveDraft } = await load(person);
      await saveDraft('add-access', access);
      await saveDraft('add-access', { ...access, etternavn });
      expect(stored()).toBeNull();
    },
  );

  test.each([
    ['who is not a customer', { ...person, kundenummer: null }],
    ['without a customer number of their own', { ...person, organisasjonsnummer: '923609016' }],
    ['who is logged out', null],
  ])('is not stored for a visitor %s', async (_, visitor) => {
    await (await load(visitor)).saveDraft('contact-details', contact);
    expect(stored()).toBeNull();
  });

  test('from before its form got a field is restored with the field empty', async () => {
    await (await load(person)).saveDraft('contact-details', { epost: 'ny@post.example' });
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({
      'contact-details': { mobilnummer: '', epost: 'ny@post.example' },
    });
    await (await load(person)).saveDraft('self-declaration', { bank: null, answers: { skadesaker: false } });
    await expect((await load(person)).draftsOfVisitor()).resolves.toMatchObject({
      'self-declaration': {
        bank: null,
        answers: { skadesaker: false, betalingsanmerkninger: null, oppsagtAvAndre: null },
      },
    });
  });

  test('that is invalid is not restored; drafts of other forms are', async () => {
    const before = await load(person);
    await before.saveDraft('contact-details', contact);
    await before.saveDraft('change-policy', { form: {} });
    await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({
      ...{ 'contact-details': contact, 'change-policy': null },
    });
  });

  test.each(['', 'null', '{}', '{"author":1}', '{"author":"1","drafts":{"add-access":{"rolle":1}}}'])(
    'that cannot be read is deleted: %s',
    async (text) => {
      sessionStorage.setItem(draftsKey, text);
      await expect((await load(person)).draftsOfVisitor()).resolves.toEqual({});
      expect(stored()).toBeNull();
    },
  );
});

describe('a draft of the open flow at the login', () => {
  const isOpen = (flow: string) => flow.endsWith('landing') || flow === 'order-policy';

  test.each([
    ['a sorting', { 'business-landing': { sorting: {} } }, false],
    ['a sorting without a search', { 'business-landing': { sorting: {}, searchedName: '' } }, false],
    ['a search of a company', { 'business-landing': { sorting: null, searchedName: 'bil' } }, true],
    ['open groups', { 'private-landing': { searchedName: '', openGroups: ['home'] } }, false],
    ['a search', { 'private-landing': { searchedName: 'bil', openGroups: ['home'] } }, true],
    ['a form', { 'order-policy': {} }, true],
    ['a form of another flow', { 'contact-details': {} }, false],
    ['a form that was sent', { 'order-policy': undefined }, false],
  ])('%s is mentioned only if the visitor typed it there', (_, drafts, isTyped) => {
    expect(draftAtLogin(drafts, isOpen)).toBe(isTyped ? 'lost' : null);
    sessionStorage.setItem(draftsKey, JSON.stringify({ drafts }));
    expect(draftAtLogin(drafts, isOpen)).toBe(isTyped ? 'stored' : null);
  });
});
