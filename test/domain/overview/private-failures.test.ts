import { describe, expect, test } from 'vitest';
import {
  hasFewPolicies,
  isPartlyMissing,
  lostSessionIn,
  ownNotice,
} from '#domain/overview/private-landing.ts';
import {
  damageWith,
  everything,
  expected,
  failed,
  life,
  lifeWith,
  loaded,
  nothing,
  pageOf,
  parts,
  policy,
  titles,
  withFailing,
} from './private-example.ts';

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
    expect([hasFewPolicies(sources), isPartlyMissing(sources)]).toEqual([false, false]);
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
