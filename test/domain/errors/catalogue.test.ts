import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { errorCatalogue, type RefusalOf } from '#domain/errors/catalogue.ts';
import { noticeIn, type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';

/** What the spec names (A6.5, A8, B8), by call; a call that is not here has one sentence for everything. */
const named: Readonly<Record<string, readonly string[]>> = {
  getDamageCustomer: ['mayNotSeeDamage', 'legacyCustomer', 'FOR3170009', 'FOR3170051', 'FEL3710020'],
  getPersonCustomer: ['notInThisBank'],
  listOrganisationRelations: ['FEL3710020'],
  createRelation: ['CAN_NOT_CREATE_RELASJON_MINOR', 'FOEDSELSNUMMER_VALIDERER_IKKE'],
  createPrivateRelation: ['FEL3710015'],
  shareTravelCard: ['internalError', 'INF0080002', 'FOR4630008', 'FOR4630004'],
  addTravelCard: ['internalError'],
  listProposals: ['notFound'],
  getOfferLetter: ['notFound'],
};

const sentences: Readonly<Record<keyof typeof errorCatalogue, string>> = {
  getDamageCustomer: 'systemene våre akkurat nå',
  getPersonCustomer: 'systemene våre akkurat nå',
  getIdentification: 'Du må være logget inn',
  listHealthDeclarationTasks: 'henting av dine oppgaver',
  listCommunicationTasks: 'henting av dine oppgaver',
  listDocumentTasks: 'henting av dine oppgaver',
  listUnpaidInvoices: 'henting av dine oppgaver',
  listClaims: 'henting av dine oppgaver',
  listBanks: 'ikke hentet bankene',
  submitSelfDeclaration: 'logge inn på nytt',
  getDirectDebitForm: 'faktura på papir',
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
  shareTravelCard: 'Prøv igjen siden',
  addTravelCard: 'Prøv igjen senere',
  deleteTravelCard: 'Prøv igjen senere',
  listConsents: 'Beklager noe gikk galt.',
  updateConsent: 'ikke oppdatert samtykket',
  updateContactInfo: 'kontaktinformasjonen ble ikke lagret',
  updateReservation: 'oppdatere reservasjon',
  getPolicyDetail: 'systemene våre akkurat nå',
  getCertificate: 'ditt forsikringsbevis',
  getSharedCertificate: 'ditt forsikringsbevis',
  listProposals: 'systemene våre akkurat nå',
  getOfferLetter: 'systemene våre akkurat nå',
  changePolicy: 'skjemaet skulle sendes',
  orderPolicy: 'skjemaet skulle sendes',
  reportEmployeeIn: 'systemene våre akkurat nå',
  reportEmployeeOut: 'systemene våre akkurat nå',
  reportSelfAdministered: 'systemene våre akkurat nå',
};

const calls: readonly (readonly [string, RefusalTable])[] = Object.entries(errorCatalogue);

describe.each(calls)('of %s', (call, table) => {
  test('the refusals are those that the spec names', () => {
    const names = [...Object.keys(table.signs ?? {}), ...Object.keys(table.codes ?? {})];
    expect(names).toEqual(named[call] ?? []);
  });

  test('the customer reads its own sentence when anything else goes wrong', () => {
    const sentence = new Map(Object.entries(sentences)).get(call);
    expect(noticeIn(table, apiError({ status: 502, code: '502' })).text).toContain(sentence);
  });
});

test('whatever fails, and however, the customer reads a sentence, unless the server words it', () => {
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

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'see', 'otherwise'])(
  'no call takes the code %s for one that it knows',
  (code) => {
    const known = calls.filter(([, table]) => refusalIn(table, apiError({ status: 409, code })) !== null);
    expect(known).toEqual([]);
  },
);

test("the compiler knows each call's refusals, so that a flow has a case for each", () => {
  expectTypeOf<RefusalOf<'createRelation'>>().toEqualTypeOf<
    'CAN_NOT_CREATE_RELASJON_MINOR' | 'FOEDSELSNUMMER_VALIDERER_IKKE'
  >();
  expectTypeOf<RefusalOf<'shareTravelCard'>>().toEqualTypeOf<
    'internalError' | 'INF0080002' | 'FOR4630008' | 'FOR4630004'
  >();
  expectTypeOf<RefusalOf<'updateConsent'>>().toBeNever();
});
