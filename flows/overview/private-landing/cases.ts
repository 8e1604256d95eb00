import {
  canReload,
  foldableGroups,
  hasFewPolicies,
  isInAnotherBank,
  ownCount,
} from '#domain/overview/private-landing.ts';
import { isSearchable } from '#domain/policies/policy-search.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals, person } from '#flows/fixtures/customer.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';
import { privateLandingFlow } from './flow.ts';

const internalError = { 'internal error': { status: 500 } } as const;
const ok = (body: unknown) => ({ status: 200, body }) as const;
const yesOrNo = { done: { some: ok(true), none: ok(false) }, failed: internalError };
const toRead = (id: string, tittel: string, mottattDato: string) => ok([{ id, tittel, mottattDato }]);

const summary = {
  forsikringsnummer: 'F-500124',
  navn: 'Ufør',
  beskrivelse: 'Engangssum ved uførhet',
  status: 'PENDING',
  fagsystem: 'PROLIFE',
  url: 'https://kunde.forsikring.example/hopp/3361/pm/detaljer/liv',
};

export const privateLandingCases = defineCases(privateLandingFlow, {
  input: {
    site: landingSite,
    hasNationalId: true,
    today: '2026-11-21',
    showsTips: true,
    searchedName: '',
    openGroups: [],
  },
  events: {
    'tips.closed': [{}],
    'reload.requested': [{}],
    'search.changed': [{ searchedName: 'hytte' }, { searchedName: '' }],
    'group.pressed': [{ key: 'later' }, { key: 'shared-1' }],
  },
  actors: {
    agreement: {
      operation: 'getAgreementSwitch',
      done: { 'not switched': ok({ isAvtalebytte: false }), switched: ok({ isAvtalebytte: true }) },
      // A 401 offers a login and no retry; it is tested in test/journeys/overview/error-codes.test.ts.
      failed: { null: ok(null) },
    },
    damage: {
      operation: 'getDamageCustomer',
      done: {
        none: ok({ ...customer, forsikringer: [], radgiverTilbud: undefined, radgiverDTO: undefined }),
        some: ok({
          ...customer,
          forsikringer: [
            {
              ...car,
              forsikringsnummer: '7010003',
              produkt: 'M10',
              info: 'Vogn',
              status: 'AKSEPT',
              akseptPaaVent: true,
            },
            { ...car, forsikringsnummer: '7010002', produkt: 'P71', info: 'Katt', status: 'AKSEPT' },
            car,
          ],
        }),
      },
      refused: damageRefusals,
      failed: internalError,
    },
    life: {
      operation: 'getPersonCustomer',
      done: { some: ok(person), none: ok({ ...person, aktiveForsikringer: [] }) },
      refused: {
        notInThisBank: { status: 404, body: { code: '404', message: 'Kunden finnes ikke i denne banken' } },
      },
      failed: { 'not found': { status: 404 } },
    },
    digital: {
      operation: 'listDigitalInsurances',
      done: {
        some: ok([summary]),
        // These policies load last, so few paths have a list to search.
        many: ok(
          Array.from({ length: 15 }, (_, at) => ({
            ...summary,
            forsikringsnummer: `F-60012${at}`,
            navn: `Hytte ${at + 1}`,
          })),
        ),
        none: ok([]),
      },
      failed: internalError,
    },
    shared: {
      operation: 'listSharedPolicies',
      done: {
        some: ok([
          {
            privatRelasjonId: 'r1',
            eierFornavn: 'NINA',
            eierEtternavn: 'Moen',
            forsikringer: [
              {
                forsikringsnummer: '7300001',
                versjon: 1,
                produkt: 'P05',
                title: 'Hus',
                subtitle: 'Granveien 12',
              },
            ],
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    },
    bank: {
      operation: 'getBankInfo',
      done: { one: ok({ name: 'Sparebanken Solvik', bankregnr: '3361' }) },
      failed: { 'not found': { status: 404 } },
    },
    declarations: {
      operation: 'listHealthDeclarationTasks',
      done: {
        some: ok([
          {
            id: '88001',
            baseurl: 'https://kunde.forsikring.example/helseerklaring',
            status: 'KLAR_FOR_SIGNERING',
            kilde: 'MAGNUM',
            isBarn: true,
            forsikredeName: 'Jonas Skogly',
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    },
    hidesDeclarations: {
      operation: 'getToggle',
      done: { off: ok(false), on: ok(true) },
      failed: internalError,
    },
    messages: {
      operation: 'listCommunicationTasks',
      done: { some: toRead('55001', 'Vi trenger flere opplysninger', '2026-11-02'), none: ok([]) },
      failed: internalError,
    },
    documents: {
      operation: 'listDocumentTasks',
      done: { some: toRead('66001', 'Forsikringsbevis for hytte', '2026-11-16'), none: ok([]) },
      failed: internalError,
    },
    acceptance: {
      operation: 'hasDigitalAcceptance',
      done: { some: ok(true), none: ok(false) },
      failed: internalError,
    },
    invoices: {
      operation: 'listUnpaidInvoices',
      done: {
        overdue: ok([{ fakturanummer: '9040001', kid: '000019', belop: 958, forfallsdato: '2026-11-10' }]),
        none: ok([]),
      },
      failed: internalError,
    },
    claims: {
      operation: 'listClaims',
      done: {
        unfinished: ok([
          {
            id: '77002',
            tittel: 'Bagasje borte på reise',
            status: 'UNDER_UTFYLLING',
            opprettetDato: '2026-11-14',
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    },
    threads: {
      operation: 'countMessageThreads',
      done: { many: ok(12), none: ok(0) },
      failed: internalError,
    },
    declaration: { operation: 'hasHealthDeclaration', ...yesOrNo },
    unread: { operation: 'hasUnreadDocuments', ...yesOrNo },
    archive: { operation: 'documentsExist', ...yesOrNo },
    travelCards: {
      operation: 'listTravelCards',
      done: {
        one: ok([
          {
            reisekortId: 'k1',
            forsikringsnummer: { value: '7010009' },
            produktkode: 'P10',
            expirationDate: null,
            forsikringstaker: 'Kari Skogly',
            reisekortinnehaver: 'Kari Skogly',
            shareable: true,
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    },
  },
  matters: (context) => ({
    agreement: context.agreement !== null,
    damage: context.damage === null ? 'loading' : context.damage.error === null ? 'loaded' : 'missing',
    inAnotherBank: isInAnotherBank(context),
    canReload: canReload(context),
    tips: context.showsTips && hasFewPolicies(context),
    searched:
      context.invoices !== null &&
      context.shared !== null &&
      isSearchable(ownCount(context)) &&
      context.form.searchedName,
    // The groups that the cases press.
    groups:
      context.invoices !== null &&
      context.shared !== null &&
      foldableGroups(context)
        .filter((key) => key === 'later' || key === 'shared-1')
        .map((key) => [key, context.openGroups.includes(key)]),
    // The successor's policies and the shared policies matter only when everything else is loaded.
    rest:
      context.invoices !== null &&
      context.damage?.error === null &&
      (['digital', 'shared'] as const).filter((part) => context[part] === null),
  }),
});
