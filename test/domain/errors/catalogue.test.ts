import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import { errorCatalogue, type RefusalOf } from '#domain/errors/catalogue.ts';
import { noticeIn, type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';

type Call = keyof typeof errorCatalogue;

/** An error of the server for each refusal that the specification names. A missing refusal does not compile. */
const refused: { readonly [C in Call]: Readonly<Record<RefusalOf<C>, Partial<ApiError>>> } = {
  getDamageCustomer: {
    mayNotSeeDamage: { status: 403, code: '403', message: 'Bruker mangler tilgang til skadeforsikring' },
    legacyCustomer: {
      status: 403,
      code: '403',
      message: 'Customers of legacy system may not call this resource',
    },
    FOR3170009: { status: 404, code: 'FOR3170009' },
    FOR3170051: { status: 404, code: 'FOR3170051' },
    FEL3710020: { status: 403, code: 'FEL3710020', message: 'Missing required role.' },
  },
  getPersonCustomer: {
    notInThisBank: { status: 404, code: '404', message: 'Kunden finnes ikke i denne banken' },
  },
  getIdentification: {},
  getAgreementSwitch: {},
  listHealthDeclarationTasks: {},
  listCommunicationTasks: {},
  listDocumentTasks: {},
  listUnpaidInvoices: {},
  listClaims: {},
  getSalesEntrance: {
    noDamageCustomerNumber: { status: 404, code: '404', developerMessage: 'FINNER_IKKE_SKADEKUNDENUMMER' },
  },
  listBanks: {},
  submitSelfDeclaration: {},
  getDirectDebitForm: {},
  listRelations: {},
  refreshRelations: {},
  getToggle: {},
  getRouting: {},
  hasDamagePolicies: {
    mayNotSeeDamage: { status: 403, code: '403', message: 'Bruker mangler tilgang til skadeforsikring' },
  },
  getDirectAccess: {},
  listDigitalInsurances: {},
  hasDigitalAcceptance: {},
  countMessageThreads: {},
  hasHealthDeclaration: {},
  hasUnreadDocuments: {},
  documentsExist: {},
  switchToBusiness: {},
  switchToPrivate: {},
  getDigitalSale: {},
  getNewSaleParameters: {},
  hasLifeHealthDeclaration: {},
  listOrganisationRelations: {
    FEL3710020: { status: 403, code: 'FEL3710020', message: 'Missing required role.' },
  },
  createRelation: {
    CAN_NOT_CREATE_RELASJON_MINOR: { status: 400, code: 'CAN_NOT_CREATE_RELASJON_MINOR' },
    FOEDSELSNUMMER_VALIDERER_IKKE: { status: 400, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' },
    FEL3710015: { status: 403, code: 'FEL3710015' },
  },
  deleteRelation: {},
  listPrivateRelations: {},
  listSharedPolicies: {},
  createPrivateRelation: { FEL3710015: { status: 403, code: 'FEL3710015' } },
  deletePrivateRelation: {},
  listTravelCards: {},
  getTravelCard: {},
  generateTravelCards: {},
  shareTravelCard: {
    internalError: { status: 500, code: '500' },
    INF0080002: { status: 400, code: 'INF0080002' },
    FOR4630008: { status: 409, code: 'FOR4630008' },
    FOR4630004: { status: 400, code: 'FOR4630004' },
  },
  addTravelCard: { '500': { status: 500, code: '500' } },
  deleteTravelCard: {},
  getBankInfo: {},
  listConsents: {},
  updateConsent: {},
  getContactInfo: {},
  updateContactInfo: {},
  getReservation: {},
  updateReservation: {},
  getPolicyDetail: {},
  getCertificate: {},
  getSharedCertificate: {},
  orderGreenCard: {},
  listProposals: { notFound: { status: 404, code: '404' } },
  getOfferLetter: { notFound: { status: 404, code: '404' } },
  changePolicy: {},
  orderPolicy: {},
  listEmployees: {
    FEL3710020: { status: 403, code: 'FEL3710020', message: 'Missing required role.' },
  },
  reportEmployeeIn: {},
  reportSelfAdministered: {},
};

const sentences: Readonly<Record<Call, string>> = {
  getDamageCustomer: 'systemene våre akkurat nå',
  getPersonCustomer: 'systemene våre akkurat nå',
  getIdentification: 'Du må være logget inn',
  getAgreementSwitch: 'Du må være logget inn',
  listHealthDeclarationTasks: 'henting av dine oppgaver',
  listCommunicationTasks: 'henting av dine oppgaver',
  listDocumentTasks: 'henting av dine oppgaver',
  listUnpaidInvoices: 'henting av dine oppgaver',
  listClaims: 'henting av dine oppgaver',
  getSalesEntrance: 'systemene våre akkurat nå',
  listBanks: 'ikke hentet bankene',
  submitSelfDeclaration: 'logge inn på nytt',
  getDirectDebitForm: 'faktura på papir',
  listRelations: 'systemene våre akkurat nå',
  refreshRelations: 'systemene våre akkurat nå',
  getToggle: 'systemene våre akkurat nå',
  getRouting: 'systemene våre akkurat nå',
  hasDamagePolicies: 'systemene våre akkurat nå',
  getDirectAccess: 'systemene våre akkurat nå',
  listDigitalInsurances: 'systemene våre akkurat nå',
  hasDigitalAcceptance: 'systemene våre akkurat nå',
  countMessageThreads: 'systemene våre akkurat nå',
  hasHealthDeclaration: 'systemene våre akkurat nå',
  hasUnreadDocuments: 'systemene våre akkurat nå',
  documentsExist: 'systemene våre akkurat nå',
  switchToBusiness: 'systemene våre akkurat nå',
  switchToPrivate: 'systemene våre akkurat nå',
  getDigitalSale: 'systemene våre akkurat nå',
  getNewSaleParameters: 'systemene våre akkurat nå',
  hasLifeHealthDeclaration: 'systemene våre akkurat nå',
  listOrganisationRelations: 'systemene våre akkurat nå',
  createRelation: 'har ikke fått tilgang',
  deleteRelation: 'tilgangen ble ikke slettet',
  listPrivateRelations: 'Beklager, det har oppstått en feil',
  listSharedPolicies: 'Beklager, det har oppstått en feil',
  createPrivateRelation: 'fikk ikke innsyn',
  deletePrivateRelation: 'under slettingen av',
  listTravelCards: 'hentingen av reisekort',
  getTravelCard: 'hentingen av reisekort',
  generateTravelCards: 'reisekortet ble ikke opprettet',
  shareTravelCard: 'Prøv igjen senere',
  addTravelCard: 'Prøv igjen senere',
  deleteTravelCard: 'Prøv igjen senere',
  getBankInfo: 'systemene våre akkurat nå',
  listConsents: 'Beklager noe gikk galt.',
  updateConsent: 'ikke oppdatert samtykket',
  getContactInfo: 'systemene våre akkurat nå',
  updateContactInfo: 'kontaktinformasjonen ble ikke lagret',
  getReservation: 'oppdatere reservasjon',
  updateReservation: 'oppdatere reservasjon',
  getPolicyDetail: 'systemene våre akkurat nå',
  getCertificate: 'ditt forsikringsbevis',
  getSharedCertificate: 'ditt forsikringsbevis',
  orderGreenCard: 'systemene våre akkurat nå',
  listProposals: 'systemene våre akkurat nå',
  getOfferLetter: 'systemene våre akkurat nå',
  changePolicy: 'skjemaet skulle sendes',
  orderPolicy: 'skjemaet skulle sendes',
  listEmployees: 'systemene våre akkurat nå',
  reportEmployeeIn: 'systemene våre akkurat nå',
  reportSelfAdministered: 'systemene våre akkurat nå',
};

const calls: readonly (readonly [string, RefusalTable])[] = Object.entries(errorCatalogue);

describe.each(calls)('%s', (call, table) => {
  const cases = Object.entries<Partial<ApiError>>(new Map(Object.entries(refused)).get(call) ?? {});

  test('has the refusals that the specification names', () => {
    const names = [...Object.keys(table.signs ?? {}), ...Object.keys(table.codes ?? {})];
    expect(names).toEqual(cases.map(([name]) => name));
  });

  test("recognises each refusal by the server's error", () => {
    expect(cases.map(([, said]) => refusalIn(table, apiError(said)))).toEqual(cases.map(([name]) => name));
  });

  test('shows a lost session before its own notices (A8.8)', () => {
    for (const said of [{}, ...cases.map(([, each]) => each)]) {
      const error = apiError({ ...said, status: 401 });
      expect(noticeIn(table, error).text).toBe('Du må være logget inn for å bruke denne tjenesten.');
      expect(refusalIn(table, error)).toBeNull();
    }
  });

  test('has its sentence for an error that is no refusal', () => {
    const sentence = new Map(Object.entries(sentences)).get(call);
    expect(noticeIn(table, apiError({ status: 502, code: '502' })).text).toContain(sentence);
  });
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
