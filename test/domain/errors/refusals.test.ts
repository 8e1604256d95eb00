import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import type { Notice } from '#domain/errors/notice.ts';
import {
  fieldErrorIn,
  noticeIn,
  type RefusalTable,
  readableMessage,
  refusalIn,
} from '#domain/errors/refusals.ts';

const notice = <Text extends string>(text: Text) => ({ kind: 'failure', title: null, text }) as const;

const general = {
  signs: { gone: { when: { status: 410 }, notice: notice('finnes ikke lenger') } },
  codes: { NIGHT: { notice: notice('natt') } },
  otherwise: notice('noe gikk galt'),
} as const satisfies RefusalTable;

const table = {
  signs: {
    broken: { when: { status: 500 }, notice: notice('i stykker') },
    worded: { when: { says: 'KUNDE_MANGLER' }, notice: notice('ingen kunde') },
    wordless: { when: { status: 404 } },
    silent: { when: { status: 403, says: 'Ingen tilgang' }, notice: notice('ingen tilgang') },
  },
  codes: {
    MINOR: { notice: notice('for ung') },
    WRONG: { when: { status: 400 }, notice: notice('feil nummer') },
    ROLE: { when: { status: 403, says: 'missing role' }, notice: notice('mangler rolle') },
  },
  otherwise: general,
} as const satisfies RefusalTable;

describe('the refusal and its notice are found', () => {
  test.each([
    ['by the code', { status: 409, code: 'MINOR' }, 'MINOR', 'for ung'],
    ['by the code and its status', { status: 400, code: 'WRONG' }, 'WRONG', 'feil nummer'],
    ['not by the code with another status', { status: 422, code: 'WRONG' }, null, 'noe gikk galt'],
    ['by the status', { status: 500, code: 'X' }, 'broken', 'i stykker'],
    ['by the status before the code', { status: 500, code: 'MINOR' }, 'broken', 'i stykker'],
    ['by the message at any status', { status: 418, message: 'KUNDE_MANGLER' }, 'worded', 'ingen kunde'],
    ['with the general notice, if the refusal has none', { status: 404 }, 'wordless', 'noe gikk galt'],
    ['by the message', { status: 403, message: 'Ingen tilgang' }, 'silent', 'ingen tilgang'],
    ['by a part of the message', { status: 403, message: '[x] INGEN TILGANG!' }, 'silent', 'ingen tilgang'],
    [
      'by the message for developers',
      { status: 403, developerMessage: 'ingen tilgang' },
      'silent',
      'ingen tilgang',
    ],
    [
      'not by the message with another status',
      { status: 405, message: 'Ingen tilgang' },
      null,
      'noe gikk galt',
    ],
    ['not by the status with another message', { status: 403, message: 'Ingen' }, null, 'noe gikk galt'],
    [
      'by the code and its message',
      { status: 403, code: 'ROLE', message: 'Missing role' },
      'ROLE',
      'mangler rolle',
    ],
    ['not by the code without its message', { status: 403, code: 'ROLE' }, null, 'noe gikk galt'],
    [
      'not by the code and its message with another status',
      { status: 400, code: 'ROLE', message: 'Missing role' },
      null,
      'noe gikk galt',
    ],
    ['in the general table, by status', { status: 410, code: '410' }, null, 'finnes ikke lenger'],
    ['in the general table, by code', { status: 503, code: 'NIGHT' }, null, 'natt'],
    ['with the last notice of the general table', { status: 503, code: '503' }, null, 'noe gikk galt'],
    ['not by a code that every object has as a property', { code: 'constructor' }, null, 'noe gikk galt'],
    ['not by the code __proto__', { code: '__proto__' }, null, 'noe gikk galt'],
    ['not by a code that equals one of our names', { status: 409, code: 'broken' }, null, 'noe gikk galt'],
  ] as const)('%s', (_, error, refusal, text) => {
    expect(refusalIn(table, apiError(error))).toBe(refusal);
    expect(noticeIn(table, apiError(error))).toEqual({ kind: 'failure', title: null, text });
  });
});

test('a lost session comes before any refusal (A8.8)', () => {
  const lost = apiError({ status: 401, code: 'MINOR', message: 'KUNDE_MANGLER' });
  expect(noticeIn(table, lost)).toEqual({
    kind: 'loggedOut',
    title: 'Du er ikke logget inn',
    text: 'Du må være logget inn for å bruke denne tjenesten.',
  });
  expect(refusalIn(table, lost)).toBeNull();
});

describe("if a call shows the server's message, the notice has", () => {
  const worded = { otherwise: { orServerMessage: notice('prøv igjen') } } as const satisfies RefusalTable;

  test.each([
    ['the message, without spaces around it', ' Kortet er sperret. ', 'Kortet er sperret.'],
    ['our text, without a message', '', 'prøv igjen'],
    ['our text, with a message of spaces', ' \n', 'prøv igjen'],
  ])('%s', (_, message, text) => {
    expect(noticeIn(worded, apiError({ message }))).toEqual({ kind: 'failure', title: null, text });
  });
});

describe('the message below a field', () => {
  const form = {
    codes: {
      MINOR: { field: 'fodselsnummer', notice: notice('for ung') },
      ROLE: { notice: notice('mangler rolle') },
      KNOWN: { field: 'fodselsnummer' },
    },
    otherwise: notice('noe gikk galt'),
  } as const satisfies RefusalTable;
  const only = {
    codes: { ROLE: { notice: notice('mangler rolle') } },
    otherwise: { orServerMessage: notice('prøv igjen'), onlyField: 'forsikringsnummer' },
  } as const satisfies RefusalTable;

  test.each([
    ['is that of a refusal about the field', form, { code: 'MINOR' }, { fodselsnummer: 'for ung' }],
    ['is missing for a refusal about no field', form, { code: 'ROLE' }, null],
    ['is missing for a refusal without a message', form, { code: 'KNOWN' }, null],
    ['is missing for another error', form, { status: 400, message: 'Kortet er sperret.' }, null],
    ['is missing for a lost session', form, { status: 401, code: 'MINOR' }, null],
    [
      'is the server’s for the only field and a 400',
      only,
      { status: 400, message: ' Kortet er sperret. ' },
      { forsikringsnummer: 'Kortet er sperret.' },
    ],
    ['is missing for the only field and another status', only, { status: 409, message: 'Sperret.' }, null],
    [
      'is missing for the only field without a message for people',
      only,
      { status: 400, message: '400' },
      null,
    ],
    [
      'is missing for the only field and a known refusal',
      only,
      { status: 400, code: 'ROLE', message: 'x' },
      null,
    ],
    [
      'is missing without a field, for the server’s message',
      { otherwise: { orServerMessage: notice('prøv igjen') } },
      { status: 400, message: 'Kortet er sperret.' },
      null,
    ],
  ] as const)('%s', (_, refusals: RefusalTable, error, errors) => {
    expect(fieldErrorIn(refusals, apiError(error))).toEqual(errors);
  });
});

test('a table of one notice has it for any error', () => {
  const only = { otherwise: notice('noe gikk galt') } as const satisfies RefusalTable;
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      expect(noticeIn(only, thrown)).toEqual({ kind: 'failure', title: null, text: 'noe gikk galt' });
      expect(refusalIn(only, thrown)).toBeNull();
    }),
  );
});

test('any response has a notice of the table, and nothing throws', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom(
      'MINOR',
      'WRONG',
      'ROLE',
      '__proto__',
      'constructor',
      'Ingen tilgang',
      'missing role',
      'KUNDE_MANGLER',
    ),
  );
  const errors = fc.record({
    status: fc.constantFrom(0, 400, 401, 403, 404, 500),
    code: anyText,
    message: anyText,
    developerMessage: anyText,
  });
  const texts = [
    'i stykker',
    'ingen tilgang',
    'for ung',
    'feil nummer',
    'mangler rolle',
    'ingen kunde',
    'Du må være logget inn for å bruke denne tjenesten.',
    'noe gikk galt',
  ];
  fc.assert(
    fc.property(errors, (error) => {
      expect(texts).toContain(noticeIn(table, apiError(error)).text);
    }),
  );
});

test('the compiler knows the refusals and the texts of a table', () => {
  expectTypeOf(refusalIn(table, null)).toEqualTypeOf<
    'broken' | 'worded' | 'wordless' | 'silent' | 'MINOR' | 'WRONG' | 'ROLE' | null
  >();
  expectTypeOf(noticeIn(general, null).text).toEqualTypeOf<
    'finnes ikke lenger' | 'natt' | 'noe gikk galt' | 'Du må være logget inn for å bruke denne tjenesten.'
  >();
  expectTypeOf(noticeIn({ otherwise: { orServerMessage: notice('x') } }, null).text).toEqualTypeOf<string>();
  expectTypeOf(noticeIn(table, null)).toExtend<Notice>();
});

test.each([
  ['Kortet er sperret.', 'Kortet er sperret.'],
  [' Kortet er sperret. ', 'Kortet er sperret.'],
  [
    'Kortet kan ikke deles før 01.12.2026. Ring 915 03 850.',
    'Kortet kan ikke deles før 01.12.2026. Ring 915 03 850.',
  ],
  ['x'.repeat(300), 'x'.repeat(300)],
  [` ${'x'.repeat(300)} `, 'x'.repeat(300)],
  ['Se side 3.4 i vilkårene', 'Se side 3.4 i vilkårene'],
  ['Kontakt Exceptional AS eller f.eks. banken', 'Kontakt Exceptional AS eller f.eks. banken'],
])('the message %j is shown as %j (B8.29, B8.32)', (message, shown) => {
  expect(readableMessage(message)).toBe(shown);
});

test.each([
  ['nothing', ' '],
  ['a class name', 'java.lang.NullPointerException at no.eika.Reise'],
  ['a class name without a package', 'Unexpected NullPointerException'],
  ['a line of a stack trace', 'at no.eika.Reise.del'],
  ['a class name of an error', 'Unexpected TypeError in the call'],
  ['a placeholder', 'Kortet til {name} er sperret'],
  ['the beginning of markup', 'Kortet < er sperret'],
  ['the end of markup', 'Kortet > er sperret'],
  ['a closing brace', 'Kortet } er sperret'],
  ['markup', '<h1>Bad Gateway</h1>'],
  ['JSON', '{"error":"x"}'],
  ['a number', '500'],
  ['more than 300 characters', 'x'.repeat(301)],
])('%s is no message for people (B8.29, B8.32)', (_, message) => {
  expect(readableMessage(message)).toBeNull();
});
