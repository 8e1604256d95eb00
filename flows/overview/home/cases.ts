import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { homeFlow } from './flow.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

export const landingSite = {
  urls: {
    overview: link('/oversikt/forsikring/mine-forsikringer'),
    buyInsurance: link('/oversikt/forsikring/mine-forsikringer/kjope'),
    login: link('/logg-inn'),
    invoice: link('/faktura'),
    documents: link('/dokumenter'),
    claim: link('/meld-skade/meld-skade-skjema#/'),
    claims: link('/forsikre/meld-skade'),
    messages: link('/forsikring-kundekommunikasjon-web'),
    faq: link('/kundeservice/sporsmal-og-svar'),
    feedback: link('/kundeservice/tilbakemelding'),
  },
  phone: '21 00 00 00',
  allowed: { origin: 'https://bank.example', hosts: ['kunde.forsikring.example'] },
  reflexUrl: null,
  quietBanks: ['0770'],
  successorHost: 'kunde.forsikring.example',
};

export const organisasjonsnummer = '923609016';
export const organisasjonsnavn = 'Fjordglimt Snekkeri AS';

export const relation = {
  uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
  rolle: 'ADMIN',
};

export const otherCompany = {
  ...relation,
  organisasjonsnummer: '917103801',
  organisasjonsnavn: 'Solbakken Regnskap AS',
  rolle: 'LESE',
};

const known = { hasNationalId: true, transition: false, bank: null };

export const homeCases = defineCases(homeFlow, {
  input: {
    routing: visitorRoutingCases.input,
    site: landingSite,
    today: '2026-11-21',
    showsTips: true,
    searchedName: '',
    myPage: landingSite.urls.overview.url,
    maySwitch: true,
  },
  events: { 'switch.requested': [{}] },
  actors: {
    relations: {
      operation: 'listRelations',
      done: {
        'two companies': { status: 200, body: [relation, otherCompany] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    visitorRouting: {
      private: { visitor: { ...known, organisasjonsnummer: null } },
      business: { visitor: { ...known, organisasjonsnummer } },
      'the successor': {
        leave: 'https://kunde.forsikring.example/hopp/3361/pm/kjop' as AllowedAddress,
      },
    },
    privateLanding: { reloads: { reload: true } },
    businessLanding: { reloads: { reload: true }, 'no access': { noAccess: true } },
    noAccess: {},
    switchAgreement: {
      switched: { kind: 'switched' },
      unknown: { kind: 'unknown' },
      cancelled: { kind: 'cancelled' },
    },
  },
  endedByVisitor: ['privateLanding', 'businessLanding', 'noAccess'],
  matters: ({ visitor, relations }) => ({
    business: visitor.organisasjonsnummer !== null,
    relations: relations && (relations.value?.length ?? 'missing'),
  }),
});
