import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fieldErrorIn, noticeIn, type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import { errorCatalogue, type RefusalOf } from '#flows/engine/walk/catalogue.ts';
import { examplesOf, operations } from '#test/contract/contract.ts';

type Call = keyof typeof errorCatalogue;

const calls: readonly (readonly [string, RefusalTable])[] = Object.entries(errorCatalogue);

/** The errors that the contract shows for a call. */
const errorsOf = (call: string): readonly ApiError[] =>
  operations
    .filter((operation) => (operation['x-refusals'] ?? operation.operationId) === call)
    .flatMap(examplesOf)
    .filter(({ status }) => status >= 400)
    // The id is wrapped on the wire.
    .map(({ status, value }) => apiError({ ...Object(value), status, requestCorrelationId: null }));

describe.each(calls)('%s', (call, table) => {
  test('shows a lost session before its own notices (A8.8)', () => {
    for (const said of [apiError({}), ...errorsOf(call)]) {
      const error = { ...said, status: 401 };
      expect(noticeIn(table, error).text).toBe('Du må være logget inn for å bruke denne tjenesten.');
      expect(refusalIn(table, error)).toBeNull();
    }
  });

  test('has a notice that offers a retry for an error that is no refusal, unless a login is needed', () => {
    const { kind } = noticeIn(table, apiError({ status: 502, code: '502' }));
    const needsLogin = call === 'getIdentification' || call === 'getAgreementSwitch';
    expect(kind).toBe(needsLogin ? 'loggedOut' : 'failure');
  });
});

const refusals: readonly (readonly [Call, string, Notice['kind'], field: string | null])[] = [
  ['createRelation', 'CAN_NOT_CREATE_RELASJON_MINOR', 'refusal', 'fodselsnummer'],
  ['createRelation', 'FOEDSELSNUMMER_VALIDERER_IKKE', 'refusal', 'fodselsnummer'],
  ['createRelation', 'FEL3710015', 'refusal', 'etternavn'],
  ['listOrganisationRelations', 'FEL3710020', 'refusal', null],
  ['createPrivateRelation', 'FEL3710015', 'refusal', 'etternavn'],
  ['shareTravelCard', 'internalError', 'failure', null],
  ['shareTravelCard', 'INF0080002', 'refusal', 'fodselsnummer'],
  ['shareTravelCard', 'FOR4630008', 'refusal', 'fodselsnummer'],
  ['shareTravelCard', 'FOR4630004', 'refusal', null],
  ['addTravelCard', '500', 'failure', null],
  ['listProposals', 'notFound', 'refusal', null],
  ['listEmployees', 'FEL3710020', 'refusal', null],
];

test.each(refusals)('of %s, the notice for %s is a %s, and below the field %s', (call, name, kind, field) => {
  const table: RefusalTable = errorCatalogue[call];
  const error = errorsOf(call).find((each) => refusalIn(table, each) === name);
  const { text, ...notice } = noticeIn(table, error);
  expect(notice.kind).toBe(kind);
  expect(fieldErrorIn(table, error)).toEqual(field === null ? null : { [field]: text });
});

// The wrong field of a form compiles, and has the same sentence.
test('each refusal of a field is in this table', () => {
  const ofField = calls.flatMap(([call, { codes = {} }]) =>
    Object.entries(codes).flatMap(([code, { field }]) => (field ? [`${call} ${code}`] : [])),
  );
  const listed = refusals.flatMap(([call, name, , field]) => (field === null ? [] : [`${call} ${name}`]));
  expect(listed.sort()).toEqual(ofField.sort());
});

/** The calls with one sentence for every error that is no refusal (B8.3, B8.7, B8.20, B8.33, A8.9 and others). */
const ownSentence = [
  'addTravelCard',
  'changePolicy',
  'createPrivateRelation',
  'createRelation',
  'deletePrivateRelation',
  'deleteRelation',
  'deleteTravelCard',
  'findTravelCard',
  'generateTravelCards',
  'getCertificate',
  'getReservation',
  'getSharedCertificate',
  'listBanks',
  'listClaims',
  'listCommunicationTasks',
  'listConsents',
  'listDocumentTasks',
  'listHealthDeclarationTasks',
  'listPrivateRelations',
  'listSharedPolicies',
  'listTravelCards',
  'listUnpaidInvoices',
  'orderPolicy',
  'shareTravelCard',
  'submitSelfDeclaration',
  'updateConsent',
  'updateContactInfo',
  'updateReservation',
];

test.each(calls)(
  'while the systems are down, %s says so, unless it has one sentence for every error (A8.4)',
  (call, table) => {
    const down = noticeIn(table, apiError({ status: 503, code: 'INS00002' }));
    expect(down.title === 'Prøv igjen senere').toBe(!ownSentence.includes(call));
  },
);

test.each<[string, Call, Partial<ApiError>, string | null]>([
  [
    'with any status (B8.10)',
    'createRelation',
    { status: 409, code: 'CAN_NOT_CREATE_RELASJON_MINOR' },
    'CAN_NOT_CREATE_RELASJON_MINOR',
  ],
  [
    'only with its status (B8.11)',
    'createRelation',
    { status: 500, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' },
    null,
  ],
  [
    'not by the message alone (B8.16)',
    'listOrganisationRelations',
    { status: 403, code: 'FEL3710015', message: 'Missing required role.' },
    null,
  ],
  [
    'by a part of the developer message (A7.6)',
    'getSalesEntrance',
    { status: 500, developerMessage: 'Feil: FINNER_IKKE_SKADEKUNDENUMMER (kunde 0)' },
    'noDamageCustomerNumber',
  ],
  [
    'not by another developer message (A7.6)',
    'getSalesEntrance',
    { status: 404, developerMessage: 'SKADEKUNDENUMMER' },
    null,
  ],
  ['not by another code (B8.19)', 'createPrivateRelation', { status: 403, code: 'FEL3710020' }, null],
  [
    'by the status before the code (B8.25)',
    'shareTravelCard',
    { status: 500, code: 'FOR4630008', message: 'NullPointerException' },
    'internalError',
  ],
  ['by the code and not the status (B8.32)', 'addTravelCard', { status: 400, code: '500' }, '500'],
  ['not by the status (B8.32)', 'addTravelCard', { status: 500, code: 'FOR4630011' }, null],
  ['not with another status (B8.40)', 'listProposals', { status: 500, code: '404' }, null],
])('a refusal is recognised %s: %s', (_, call, said, name) => {
  const table: RefusalTable = errorCatalogue[call];
  expect(refusalIn(table, apiError(said))).toBe(name);
});

test('any error of any call has a sentence', () => {
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc
      .record({ status: fc.nat(600), code: fc.string({ unit: 'binary-ascii' }) })
      .map((known) => apiError(known)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...calls), anything, ([, table], thrown) => {
      expect(noticeIn(table, thrown).text.length).toBeGreaterThan(10);
    }),
  );
});

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'notice', 'otherwise'])(
  'no call recognises the code %s',
  (code) => {
    const known = calls.filter(([, table]) => refusalIn(table, apiError({ status: 409, code })) !== null);
    expect(known).toEqual([]);
  },
);

test("the compiler knows each call's refusals, and requires a case for each", () => {
  expectTypeOf<RefusalOf<'createRelation'>>().toEqualTypeOf<
    'CAN_NOT_CREATE_RELASJON_MINOR' | 'FOEDSELSNUMMER_VALIDERER_IKKE' | 'FEL3710015'
  >();
  expectTypeOf<RefusalOf<'shareTravelCard'>>().toEqualTypeOf<
    'internalError' | 'INF0080002' | 'FOR4630008' | 'FOR4630004'
  >();
  expectTypeOf<RefusalOf<'updateConsent'>>().toBeNever();
  // @ts-expect-error: a case is missing
  const tooFew: Record<RefusalOf<'createRelation'>, number> = { CAN_NOT_CREATE_RELASJON_MINOR: 400 };
  expect(Object.keys(tooFew)).toEqual(['CAN_NOT_CREATE_RELASJON_MINOR']);
});
