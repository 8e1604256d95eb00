import { describe, expect, test } from 'vitest';
import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import {
  areDeclarationsHidden,
  areOwnSettled,
  hasFewPolicies,
  isPartlyMissing,
  isTaskMissing,
  loadsLife,
  lostSessionIn,
  ownNotice,
  ownRows,
  ownSum,
  policiesShown,
  skipsLife,
  tasksShown,
} from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';

const loaded = <T>(value: T) => ({ value, error: null });
const failed = (error: Partial<ApiError> = { status: 500, code: '500' }) => ({
  value: null,
  error: apiError(error),
});

/** A policy in force, with its price for a year. */
const policy = (
  produkt: string,
  premie: number | null = null,
  more: Partial<DamagePolicy> = {},
): DamagePolicy => ({
  forsikringsnummer: `7-${produkt}`,
  versjon: 1,
  produkt,
  forsikringstekst: '',
  status: 'KRAFT',
  periode: { fra: '2026-12-01' },
  premie,
  ...more,
});

const life = (produktkode: string, pris: number | null = null) => ({
  forsikringsnummer: `8-${produktkode}`,
  versjon: 1,
  produktkode,
  status: 'A',
  forsikringstekst: '',
  pris,
  periode: { fra: '2026-12-01' },
  forsikrede: { navn: '' },
});

type Sources = PrivateSources & { readonly hasNationalId: boolean };

const toRead = { id: '1', tittel: 'Brev', mottattDato: '2026-11-02' };

const damageWith = (...forsikringer: readonly (DamagePolicy | null)[]) =>
  loaded({ kundenummer: '1000010', bankForholdRegnr: null, forsikringer });

const lifeWith = (...aktiveForsikringer: readonly (ReturnType<typeof life> | null)[]) =>
  loaded({ kundenummer: '3143791', aktiveForsikringer, midlertidigeForsikringer: [] });

const everything: Sources = {
  hasNationalId: true,
  agreement: loaded({ isAvtalebytte: false }),
  damage: damageWith(policy('M05')),
  life: lifeWith(life('S20')),
  digital: loaded([
    {
      forsikringsnummer: 'F-1',
      navn: 'Ufør',
      beskrivelse: 'Engangssum',
      status: 'PENDING',
      fagsystem: 'PROLIFE',
      url: null,
    },
  ]),
  shared: loaded([]),
  bank: loaded({ name: 'Sparebanken Solvik', bankregnr: '3361' }),
  declarations: loaded([
    {
      id: '8',
      baseurl: 'https://kunde.forsikring.example/helse',
      status: 'KLAR_FOR_SIGNERING',
      kilde: 'MAGNUM',
      isBarn: false,
      forsikredeName: 'Jonas Skogly',
    },
  ]),
  hidesDeclarations: loaded(false),
  messages: loaded([{ ...toRead, tittel: 'Melding' }]),
  documents: loaded([{ ...toRead, tittel: 'Dokument' }]),
  acceptance: loaded(true),
  invoices: loaded([{ fakturanummer: '9', belop: 958, forfallsdato: '2026-12-10' }]),
  claims: loaded([{ id: '7', tittel: 'Bagasje', status: 'UNDER_UTFYLLING' }]),
  threads: loaded(0),
  declaration: loaded(true),
  unread: loaded(true),
  archive: loaded(true),
  travelCards: loaded([]),
};

const nothing: Sources = {
  ...everything,
  damage: damageWith(),
  life: lifeWith(),
  digital: loaded([]),
};

const about = { site, today: '2026-11-21' } as const;
const titles = (sources: Sources) => ({
  policies: ownRows(sources, site).map(({ title }) => title),
  tasks: tasksShown(sources, about).map(({ title }) => title),
});

/** The notice for each failed part, and the title of the missing policy or task. */
const failing = {
  // Its section says so. Invoices and claims are not loaded without it.
  damage: { says: 'tasks', missing: 'Bil' },
  life: { says: 'partly', missing: 'Dødsfallkapital' },
  digital: { says: 'partly', missing: 'Ufør' },
  shared: { says: 'partly', missing: null },
  // Without a bank number, an offer has no address (A2.47).
  bank: { says: 'both', missing: 'Godta tilbudet ditt' },
  threads: { says: 'partly', missing: null },
  travelCards: { says: 'partly', missing: null },
  declarations: { says: 'tasks', missing: 'Signer helseerklæring for Jonas Skogly' },
  messages: { says: 'tasks', missing: 'Melding' },
  documents: { says: 'tasks', missing: 'Dokument' },
  acceptance: { says: 'tasks', missing: 'Godta tilbudet ditt' },
  invoices: { says: 'tasks', missing: 'Betal faktura' },
  claims: { says: 'tasks', missing: 'Gjør ferdig skademeldingen' },
  // A toggle that cannot be loaded counts as off, so the declarations are shown.
  hidesDeclarations: { says: null, missing: null },
} as const;

type Part = keyof typeof failing;
const parts = Object.keys(failing) as readonly Part[];

const withFailing = (...names: readonly Part[]): Sources => ({
  ...everything,
  ...Object.fromEntries(names.map((name) => [name, failed()])),
});

const pageOf = (sources: Sources) => ({
  ...titles(sources),
  partly: isPartlyMissing(sources),
  tasksMissing: isTaskMissing(sources, site),
});

/** The expected page if these parts fail: what remains, and one notice for all of them. */
function expected(...names: readonly Part[]) {
  const { policies, tasks } = titles(everything);
  const missing = names.map((name) => failing[name].missing);
  const rest = (all: readonly string[]) => all.filter((title) => !missing.some((part) => part === title));
  return {
    policies: rest(policies),
    tasks: rest(tasks),
    partly: names.some((name) => ['partly', 'both'].some((says) => says === failing[name].says)),
    tasksMissing: names.some((name) => ['tasks', 'both'].some((says) => says === failing[name].says)),
  };
}

test('policies come in the order of their labels, and then of their products (A2.28)', () => {
  const policies = [
    policy('M05', null, { status: 'AKSEPT', akseptPaaVent: true }),
    policy('M15', null, { status: 'AKSEPT' }),
    policy('P05'),
    policy('P10'),
  ];
  const rows = ownRows({ ...nothing, damage: damageWith(...policies) }, site);
  expect(rows.map(({ title, labelText }) => [title, labelText])).toEqual([
    ['Reise', null],
    ['Hus', null],
    ['Moped og scooter', 'Fra 01.12.2026'],
    ['Bil', 'Under behandling'],
  ]);
});

describe('failed parts (A8.6, A8.9)', () => {
  test('have no notice if everything has loaded', () => {
    expect(pageOf(everything)).toEqual(expected());
    expect([...titles(everything).policies].sort()).toEqual(['Bil', 'Dødsfallkapital', 'Ufør']);
    expect(titles(everything).tasks).toHaveLength(6);
  });

  test.each(parts)('do not affect the others if only %s fails', (name) => {
    expect(pageOf(withFailing(name))).toEqual(expected(name));
  });

  test('have the sum of their effects if any two fail', () => {
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs).toHaveLength(91);
    for (const [one, other] of pairs)
      expect([one, other, pageOf(withFailing(one, other))]).toEqual([one, other, expected(one, other)]);
  });

  test('leave no policy and no task if all fail', () => {
    expect(pageOf(withFailing(...parts))).toEqual(expected(...parts));
    expect(pageOf(withFailing(...parts))).toMatchObject({ policies: [], tasks: [] });
  });
});

describe('the monthly sum of the own policies (C4.25)', () => {
  const damage = damageWith(policy('M05', 4800), policy('P05', 3600));
  const all = { ...everything, damage, life: lifeWith(life('S20', 1200)) };
  const sum = (sources: Sources) => ownSum(sources, ownRows(sources, site));

  test('is the price of them all', () => {
    expect(sum(all)).toBe(800);
  });

  test.each([
    ['the damage insurance fails', { damage: failed() }],
    ['the customer has damage insurance in another bank', { damage: failed({ code: 'FOR3170009' }) }],
    ['life insurance fails', { life: failed() }],
    ['the successor’s policies fail', { digital: failed() }],
    ['the bank fails, so that life insurance is not loaded', { life: null, bank: failed() }],
    ['one policy cannot be read', { damage: damageWith(null, ...damage.value.forsikringer) }],
    ['some are loading', { digital: null }],
  ])('is not shown if %s', (_, missing) => {
    const two = lifeWith(life('S20', 1200), life('S30', 2400));
    expect(sum({ ...all, life: two, ...missing })).toBeNull();
  });
});

describe('a customer without policies (B8.5, A2.29)', () => {
  const none = 'Ingen forsikringer';
  const shown = (sources: Sources) => [
    ownNotice(sources)?.title ?? null,
    hasFewPolicies(sources),
    areOwnSettled(sources),
  ];

  test('sees that there are none, and the tip', () => {
    expect(shown(nothing)).toEqual([none, true, true]);
  });

  test.each([
    ['life', { life: null }],
    ['digital', { digital: null }],
    ['bank', { life: null, bank: null }],
  ] as const)('does not see this while %s is loading', (_, slow) => {
    expect(shown({ ...nothing, ...slow })).toEqual([null, false, false]);
  });

  test.each([
    ['life', { life: failed() }],
    ['digital', { digital: failed() }],
    ['bank', { life: null, bank: failed() }],
  ])('does not see this if %s fails', (_, missing) => {
    expect(shown({ ...nothing, ...missing })).toEqual([null, false, true]);
  });

  test.each(['shared', 'threads', 'travelCards'] as const)('sees this even if %s fails', (name) => {
    expect(shown({ ...nothing, [name]: failed() })).toEqual([none, true, true]);
    expect(isPartlyMissing({ ...nothing, [name]: failed() })).toBe(true);
  });

  test('sees the tip also with one policy, but not with two', () => {
    expect(shown({ ...nothing, life: everything.life })).toEqual([null, true, true]);
    expect(shown(everything)).toEqual([null, false, true]);
  });
});

const mayNotSee = { status: 403, code: '403', message: 'Bruker mangler tilgang til skadeforsikring' };
const legacy = { status: 403, code: '403', message: 'Customers of legacy system may not call this resource' };
const notFound = { status: 404, code: 'FOR3170051', message: 'Fant ikke kunden' };

describe('a failure of the damage insurance', () => {
  test.each([
    [
      'in another bank has its own notice (A8.1)',
      { status: 404, code: 'FOR3170009' },
      'Feil kundeforhold',
      false,
    ],
    [
      'during nightly maintenance has its own notice (A8.3)',
      { status: 500, code: 'INS00002_NIGHT' },
      'Vedlikehold',
      false,
    ],
    [
      'while the system is down has its own notice (A8.4)',
      { status: 500, code: 'INS00002' },
      'Prøv igjen senere',
      false,
    ],
    [
      'without a known code has the general notice (A8.5)',
      { status: 500, code: '500' },
      'Noe gikk galt',
      false,
    ],
    [
      'without a connection has the general notice (A8.5)',
      { status: 0, code: 'NETWORK' },
      'Noe gikk galt',
      false,
    ],
    [
      'with FOR4870001 after its retry has the general notice (A8.5)',
      { status: 500, code: 'FOR4870001' },
      'Noe gikk galt',
      false,
    ],
    [
      'with a lost session offers a login (A8.8)',
      { status: 401, code: '401' },
      'Du er ikke logget inn',
      false,
    ],
    ['without access to damage insurance has no notice (A6.5)', mayNotSee, null, false],
    ['in the legacy system has no notice (A6.5)', legacy, null, false],
    [
      'without a role has its own notice (A6.5)',
      { status: 403, code: 'FEL3710020', message: 'Missing required role.' },
      'Du har ikke tilgang til forsikring',
      false,
    ],
    ['of an unknown customer has no notice (A8.10)', notFound, null, false],
    ['with an unexplained 404 has the general notice', { status: 404, code: '404' }, 'Noe gikk galt', false],
  ] as const)('%s', (_, error, title, partly) => {
    const sources = { ...everything, damage: failed(error) };
    expect([ownNotice(sources)?.title ?? null, isPartlyMissing(sources)]).toEqual([title, partly]);
  });

  test.each([
    ['without access to it (A6.5)', mayNotSee],
    ['in the legacy system (A6.5)', legacy],
    ['of an unknown customer (A8.10)', notFound],
  ])('%s counts as no policies, so a customer without others has few', (_, error) => {
    const sources = { ...nothing, damage: failed(error) };
    expect(ownNotice(sources)?.title).toBe('Ingen forsikringer');
    expect([hasFewPolicies(sources), isPartlyMissing(sources)]).toEqual([true, false]);
  });
});

describe('no life insurance in this bank (A8.2)', () => {
  const life = failed({ status: 404, code: '404', message: 'Kunden finnes ikke i denne banken' });

  test('has no notice', () => {
    expect(pageOf({ ...everything, life })).toEqual({
      ...expected(),
      policies: expected('life').policies,
    });
    expect(ownNotice({ ...everything, life })).toBeNull();
  });

  test('explains to a customer without any policy why there are none', () => {
    const sources = { ...nothing, life, damage: failed(mayNotSee) };
    expect(ownNotice(sources)?.title).toBe('Feil kundeforhold');
    expect(isPartlyMissing(sources)).toBe(false);
  });
});

test.each([
  ['is loaded if the bank is known', {}, [true, false]],
  ['waits while the bank is loading', { bank: null }, [false, false]],
  ['is skipped if the bank failed', { bank: failed() }, [false, true]],
  ['is skipped without a national identity number', { hasNationalId: false }, [false, true]],
  [
    'is skipped for a customer of another bank',
    { damage: failed({ status: 404, code: 'FOR3170009' }) },
    [false, true],
  ],
] as const)('life insurance %s (A7.3)', (_, more, expectedBoth) => {
  const sources = { ...everything, ...more };
  expect([loadsLife(sources), skipsLife(sources)]).toEqual(expectedBoth);
});

describe('health declarations (B4.30, C4.3)', () => {
  const declarations = (hides: Sources['hidesDeclarations']) => {
    const sources = { ...everything, hidesDeclarations: hides };
    const shown = tasksShown(sources, about).filter(({ key }) => key.startsWith('helse-'));
    return [shown.length, areDeclarationsHidden(sources, site)];
  };

  test.each([
    ['are shown when the toggle is off', loaded(false), [1, false]],
    ['are shown when the toggle fails', failed(), [1, false]],
    ['wait for the toggle', null, [0, false]],
    ['are replaced by a sentence when the toggle is on', loaded(true), [0, true]],
  ])('%s', (_, hides, seen) => {
    expect(declarations(hides)).toEqual(seen);
  });

  const [declaration] = everything.declarations?.value ?? [];

  test.each([
    ['none', []],
    ['a signed one', [{ ...declaration, status: 'FERDIG_SIGNERT' }]],
    ['one from a source without an address', [{ ...declaration, kilde: 'REFLEX' }]],
    ['an unreadable one', [null]],
  ])('are not replaced for customers with %s', (_, list) => {
    const sources = { ...everything, declarations: loaded(list), hidesDeclarations: loaded(true) } as Sources;
    expect(areDeclarationsHidden(sources, site)).toBe(false);
  });
});

describe('a lost session (A8.8)', () => {
  const ended = failed({ status: 401, code: '401' });

  test.each(parts.filter((name) => name !== 'damage'))('is reported if %s fails with a 401', (name) => {
    expect(lostSessionIn({ ...everything, [name]: ended })).toEqual(ended.error);
  });

  test('is shown only in the section of the damage insurance if that fails with a 401', () => {
    expect(lostSessionIn({ ...everything, damage: ended, shared: ended })).toBeNull();
  });

  test('is not reported for other errors', () => {
    expect(lostSessionIn(withFailing(...parts))).toBeNull();
  });
});

test('analytics count the policies and their kinds (A7.24)', () => {
  expect(policiesShown(everything)).toEqual({
    type: 'policies.shown',
    count: 3,
    products: ['M05', 'S20'],
    has: { skade: true, person: true, delte: false },
  });
  expect(policiesShown(nothing)).toMatchObject({
    count: 0,
    has: { skade: false, person: false, delte: false },
  });
});

describe('an unreadable entry', () => {
  const owner = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen' };
  const odd = <T>(part: { readonly value: readonly T[] | null } | null) =>
    loaded([null, ...(part?.value ?? [])]);

  test.each([
    ['damage policies', { damage: damageWith(null, policy('M05')) }, true],
    ['life policies', { life: lifeWith(null, life('S20')) }, true],
    ["the successor's policies", { digital: odd(everything.digital) }, true],
    ['shared policies', { shared: odd(everything.shared) }, true],
    ['policies of an owner', { shared: loaded([{ ...owner, forsikringer: [null] }]) }, true],
    ['declarations', { declarations: odd(everything.declarations) }, false],
    ['messages', { messages: odd(everything.messages) }, false],
    ['documents', { documents: odd(everything.documents) }, false],
    ['invoices', { invoices: odd(everything.invoices) }, false],
    ['claims', { claims: odd(everything.claims) }, false],
  ] as const)(
    'among the %s leaves the others, and the page says that something may be missing (A8.6, A8.9)',
    (_, part, partly) => {
      const sources = { ...everything, ...part };
      expect(pageOf(sources)).toEqual({ ...titles(everything), partly, tasksMissing: !partly });
    },
  );

  test('prevents the text that there are no policies (B8.5)', () => {
    const sources = { ...nothing, damage: damageWith(null) };
    expect([ownNotice(sources), hasFewPolicies(sources)]).toEqual([null, false]);
  });
});

describe('the address of an offer (A2.47)', () => {
  const offer = (sources: Partial<Sources>) => {
    const all = { ...everything, ...sources };
    const task = tasksShown(all, about).find(({ key }) => key === 'aksept');
    return [task?.to?.url ?? null, isTaskMissing(all, site)];
  };
  const at = (bank: string) => `https://kunde.forsikring.example/hopp/${bank}/pm/radgivertilbud`;
  const belongsTo = loaded({ ...everything.damage?.value, bankForholdRegnr: '4100' }) as Sources['damage'];

  test.each([
    ['has the bank that the customer belongs to', { damage: belongsTo }, [at('4100'), false]],
    ['has the bank of the site without a bank relationship', {}, [at('3361'), false]],
    [
      'has the bank relationship if the bank of the site fails',
      { damage: belongsTo, bank: failed() },
      [at('4100'), false],
    ],
    ['is unknown while the bank is loading', { bank: null }, [null, false]],
    ['is missing without a bank, and a task may be missing', { bank: failed() }, [null, true]],
  ])('%s', (_, sources, seen) => {
    expect(offer(sources)).toEqual(seen);
  });
});
