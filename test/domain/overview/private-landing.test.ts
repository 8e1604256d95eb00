import { describe, expect, test } from 'vitest';
import { areDeclarationsHidden } from '#domain/overview/hidden-declarations.ts';
import {
  areOwnSettled,
  hasFewPolicies,
  insightPlace,
  isPartlyMissing,
  isTaskMissing,
  loadsLife,
  ownNotice,
  ownRows,
  policiesShown,
  skipsLife,
  taskGap,
  tasksShown,
} from '#domain/overview/private-landing.ts';
import { sumShown } from '#domain/overview/sum-shown.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';
import {
  about,
  damageWith,
  everything,
  failed,
  life,
  lifeWith,
  loaded,
  nothing,
  policy,
  type Sources,
} from './private-example.ts';

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

describe('the monthly sum of the own policies (C4.25)', () => {
  const damage = damageWith(policy('M05', 4800), policy('P05', 3600));
  const all = { ...everything, damage, life: lifeWith(life('S20', 1200)) };
  const sum = (sources: Sources) => sumShown(sources, ownRows(sources, site));
  const missing = {
    kind: 'missing',
    text: 'Noen forsikringer mangler, så vi kan ikke vise hva de koster til sammen.',
  };

  test('is the price of them all', () => {
    expect(sum(all)).toEqual({ kind: 'sum', kroner: 800 });
  });

  test.each([
    // Its card says what is missing.
    ['the damage insurance fails', { damage: failed() }, null],
    [
      'the customer has damage insurance in another bank',
      { damage: failed({ code: 'FOR3170009' }) },
      missing,
    ],
    ['life insurance fails', { life: failed() }, missing],
    ['the successor’s policies fail', { digital: failed() }, missing],
    ['the bank fails, so that life insurance is not loaded', { life: null, bank: failed() }, missing],
    ['one policy cannot be read', { damage: damageWith(null, ...damage.value.forsikringer) }, missing],
    ['some are loading', { digital: null }, { kind: 'loading' }],
    ['only one policy has a price', { damage: damageWith(), life: lifeWith(life('S20', 1200)) }, null],
  ])('is not shown if %s', (_, part, shown) => {
    const two = lifeWith(life('S20', 1200), life('S30', 2400));
    expect(sum({ ...all, life: two, ...part })).toEqual(shown);
  });
});

test('the card without shared policies is last, and waits for the tips card before it', () => {
  expect(insightPlace(everything)).toBe('last');
  expect(insightPlace({ ...everything, digital: null })).toBe('pending');
  expect(insightPlace({ ...everything, shared: null })).toBe('first');
  const policy = { forsikringsnummer: '73', versjon: 1, produkt: 'P05', title: 'Hus' };
  const owner = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen' };
  expect(insightPlace({ ...everything, shared: loaded([{ ...owner, forsikringer: [policy] }]) })).toBe(
    'first',
  );
});

test('the tasks say what may be missing without the damage insurance, whose own section has the alert (A8.9, C4.26)', () => {
  expect(taskGap(everything)).toBeNull();
  expect(taskGap({ damage: failed() })).toBe('Uten skadeforsikringene kan det mangle oppgaver her.');
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
