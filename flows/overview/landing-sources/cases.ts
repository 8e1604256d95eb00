import type { Operation } from '#domain/errors/catalogue.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { type AnyCases, type CasesOfCall, type Within, within } from '#flows/engine/walk/cases.ts';
import { businessLandingFlow } from '#flows/overview/business-landing/flow.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { privateLandingFlow } from '#flows/overview/private-landing/flow.ts';
import * as sources from './flow.ts';

/** Made up: no birth date has that month. */
const fodselsnummer = '01437912357';
const organisasjonsnummer = '923609016';

const internalError = { 'internal error': { status: 500 } } as const;

/** The cases of a source: those of its call. */
const cases = <Call extends Operation>(
  met: Within,
  call: CasesOfCall<Call>,
  asked: unknown = null,
): AnyCases => ({
  within: met,
  input: { asked },
  events: {},
  actors: { load: call },
  matters: () => null,
});

const ok = (body: unknown) => ({ status: 200, body }) as const;

const policy = {
  forsikringsnummer: '7010001',
  versjon: 2,
  produkt: 'M05',
  forsikringstekst: 'Bil – Volvo V60',
  info: 'Bil XA10001',
  status: 'KRAFT',
  akseptPaaVent: false,
  periode: { fra: '2026-03-01', til: '2027-02-28' },
  terminer: '012',
  premie: 5000,
  tfapremie: 3178,
  kanEndres: true,
  allowGrontKort: true,
  forsikringsprodukt: { produktkode: 'M05', produktnavn: 'Bil', fagsystem: 'SKADE' },
};

const customer = {
  transaksjonsId: 'T-1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  offentligId: fodselsnummer,
  kundenummer: '1000010',
  fornavn: 'Kari',
  etternavn: 'Skogly',
  legitimert: true,
  bankForholdRegnr: '3361',
  betalingsmate: 'AVTALEGIRO',
  gyldigAvtalegiro: false,
  radgiverDTO: { navn: 'Siv Rådahl', telefonnummer: { value: '62512345' } },
  deaktiverteProdukter: ['M05'],
  forsikringer: [
    { ...policy, forsikringsnummer: '7010003', produkt: 'M10', status: 'AKSEPT', akseptPaaVent: true },
    { ...policy, forsikringsnummer: '7010002', produkt: 'P71', status: 'AKSEPT' },
    policy,
  ],
  tilbud: [],
  radgiverTilbud: { tilbudList: [{ forsikringsnummer: '8010001' }] },
};

const company = {
  ...customer,
  kundetype: 'Bedrift',
  offentligId: organisasjonsnummer,
  betalingsmate: 'ELEKTRONISK_HANDELSFORMAT',
  forsikringer: [
    { ...policy, produkt: 'N17', forsikringsnummer: '7020001', periodepremie: 2045, selvadministrert: true },
    { ...policy, produkt: 'N20', forsikringsnummer: '7020002', periodepremie: 2045 },
  ],
};

const damageRefusals = {
  mayNotSeeDamage: {
    status: 403,
    body: { code: '403', message: 'Bruker mangler tilgang til skadeforsikring' },
  },
  legacyCustomer: {
    status: 403,
    body: { code: '403', message: 'Customers of legacy system may not call this resource' },
  },
  FOR3170009: { status: 404, body: { code: 'FOR3170009', message: 'Kunden tilhører en annen bank' } },
  FOR3170051: { status: 404, body: { code: 'FOR3170051', message: 'Fant ikke kunden' } },
  FEL3710020: { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } },
} as const;

const life = {
  forsikringsnummer: '7200001',
  versjon: 1,
  produktkode: 'S30',
  status: 'A',
  helsestatus: 'EN_LEGE',
  forsikringstekst: 'Uførekapital',
  forsikringssum: 400_000,
  pris: 1188,
  periode: { fra: '2026-01-01', til: null },
  forsikrede: { foedselsnummer: fodselsnummer, navn: 'Kari Skogly' },
};

const person = {
  fodselsnummer,
  fornavn: 'Kari',
  etternavn: 'Skogly',
  kundenummer: '3143791',
  gyldigAvtalegiro: false,
  kontoId: 'A',
  aktiveForsikringer: [life],
  midlertidigeForsikringer: [],
};

const relation = (rolle: string) => ({
  uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
  organisasjonsnummer,
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
  rolle,
});

const atHome = within(homeFlow, 'arriving');
const atPrivate = within(privateLandingFlow, 'settling');
const atShown = within(privateLandingFlow, 'shown.claims.asking');
const toRead = (id: string, tittel: string) => ({ id, tittel, mottattDato: '2026-11-02' });

/** Each source with its cases. */
export const landingSources: readonly { readonly flow: AnyFlow; readonly cases: AnyCases }[] = [
  {
    flow: sources.relationsFlow,
    cases: cases(atHome, {
      operation: 'listRelations',
      done: {
        'to two companies': ok([
          relation('ADMIN'),
          {
            ...relation('LESE'),
            organisasjonsnummer: '917103801',
            organisasjonsnavn: 'Solbakken Regnskap AS',
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    }),
  },
  {
    flow: sources.agreementFlow,
    cases: cases(atPrivate, {
      operation: 'getAgreementSwitch',
      done: { 'as they came': ok({ isAvtalebytte: false }), switched: ok({ isAvtalebytte: true }) },
      failed: { 'not logged in': { status: 401 } },
    }),
  },
  {
    flow: sources.damageFlow,
    cases: cases(atPrivate, {
      operation: 'getDamageCustomer',
      done: {
        none: ok({ ...customer, forsikringer: [], radgiverTilbud: undefined, radgiverDTO: undefined }),
        some: ok(customer),
      },
      refused: damageRefusals,
      failed: internalError,
    }),
  },
  {
    flow: sources.businessDamageFlow,
    cases: cases(within(businessLandingFlow, 'settling'), {
      operation: 'getDamageCustomer',
      done: { some: ok(company), none: ok({ ...company, forsikringer: [] }) },
      refused: damageRefusals,
      failed: internalError,
    }),
  },
  {
    flow: sources.administratorsFlow,
    cases: cases(within(businessLandingFlow, 'noAccess'), {
      operation: 'listOrganisationRelations',
      done: {
        some: ok({
          organisasjonsnavn: 'Fjordglimt Snekkeri AS',
          autoRelasjoner: [relation('ADMIN')],
          manuelleRelasjoner: [relation('LESE')],
        }),
      },
      refused: {
        FEL3710020: { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } },
      },
      failed: internalError,
    }),
  },
  {
    flow: sources.lifeFlow,
    cases: cases(within(privateLandingFlow, 'shown.policies.askingLife'), {
      operation: 'getPersonCustomer',
      done: { some: ok(person) },
      refused: {
        notInThisBank: { status: 404, body: { code: '404', message: 'Kunden finnes ikke i denne banken' } },
      },
      failed: { 'not found': { status: 404 } },
    }),
  },
  {
    flow: sources.digitalFlow,
    cases: cases(atPrivate, {
      operation: 'listDigitalInsurances',
      done: {
        some: ok([
          {
            forsikringsnummer: 'F-500124',
            navn: 'Ufør',
            beskrivelse: 'Engangssum ved uførhet',
            status: 'PENDING',
            fagsystem: 'PROLIFE',
            url: 'https://kunde.forsikring.example/hopp/3361/pm/detaljer/liv',
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    }),
  },
  {
    flow: sources.sharedFlow,
    cases: cases(atPrivate, {
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
    }),
  },
  {
    flow: sources.bankFlow,
    cases: cases(atPrivate, {
      operation: 'getBankInfo',
      done: { one: ok({ name: 'Sparebanken Solvik', bankregnr: '3361' }) },
      failed: { 'not found': { status: 404 } },
    }),
  },
  {
    flow: sources.declarationsFlow,
    cases: cases(atPrivate, {
      operation: 'listHealthDeclarationTasks',
      done: {
        some: ok([
          {
            id: '88001',
            baseurl: 'https://kunde.forsikring.example/helseerklaring',
            status: 'OPPRETTET',
            kilde: 'MAGNUM',
            isBarn: true,
            forsikredeName: 'Lise Skogly',
          },
        ]),
        none: ok([]),
      },
      failed: internalError,
    }),
  },
  {
    flow: sources.hidesDeclarationsFlow,
    cases: cases(atPrivate, {
      operation: 'getToggle',
      done: { off: ok(false), on: ok(true) },
      failed: internalError,
    }),
  },
  {
    flow: sources.messagesFlow,
    cases: cases(atPrivate, {
      operation: 'listCommunicationTasks',
      done: { some: ok([toRead('55001', 'Vi trenger flere opplysninger')]), none: ok([]) },
      failed: internalError,
    }),
  },
  {
    flow: sources.documentsFlow,
    cases: cases(atPrivate, {
      operation: 'listDocumentTasks',
      done: { some: ok([toRead('66001', 'Forsikringsbevis for bil')]), none: ok([]) },
      failed: internalError,
    }),
  },
  {
    flow: sources.acceptanceFlow,
    cases: cases(atPrivate, {
      operation: 'hasDigitalAcceptance',
      done: { waits: ok(true), none: ok(false) },
      failed: internalError,
    }),
  },
  {
    flow: sources.invoicesFlow,
    cases: cases(
      within(privateLandingFlow, 'shown.policies.askingInvoices'),
      {
        operation: 'listUnpaidInvoices',
        done: {
          overdue: ok([{ fakturanummer: '9040001', kid: '000019', belop: 958, forfallsdato: '2026-11-10' }]),
          none: ok([]),
        },
        failed: internalError,
      },
      { skadekundenummer: '1000010', personkundenummer: null },
    ),
  },
  {
    flow: sources.claimsFlow,
    cases: cases(
      atShown,
      {
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
      '1000010',
    ),
  },
  {
    flow: sources.threadsFlow,
    cases: cases(atPrivate, {
      operation: 'countMessageThreads',
      done: { many: ok(12), none: ok(0) },
      failed: internalError,
    }),
  },
  {
    flow: sources.travelCardsFlow,
    cases: cases(atPrivate, {
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
    }),
  },
];

/** The cases of one source, for the flow that it is met within: it ends as they say. */
export function endsOf({ id }: { readonly id: string }) {
  const found = landingSources.find(({ flow }) => flow.id === id);
  if (!found) throw new Error(`${id} is not among the sources`);
  return { asItself: found.cases };
}
