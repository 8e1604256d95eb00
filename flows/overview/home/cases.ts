import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { endsOf } from '#flows/overview/landing-sources/cases.ts';
import { relationsFlow } from '#flows/overview/landing-sources/flow.ts';
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

const privately = { organisasjonsnummer: null, hasNationalId: true };
const forCompany = { organisasjonsnummer: '923609016', hasNationalId: true };

export const homeCases = defineCases(homeFlow, {
  input: {
    routing: visitorRoutingCases.input,
    site: landingSite,
    today: '2026-11-21',
    showsTips: true,
    myPage: landingSite.urls.overview.url,
    maySwitch: true,
  },
  events: { 'switch.requested': [{}] },
  actors: {
    relations: endsOf(relationsFlow),
    visitorRouting: {
      private: { visitor: { ...privately, transition: false, bank: null } },
      business: { visitor: { ...forCompany, transition: false, bank: null } },
      'to the successor': {
        leave: 'https://kunde.forsikring.example/hopp/3361/pm/kjop' as AllowedAddress,
      },
    },
    privateLanding: { reloads: { reload: true } },
    businessLanding: { reloads: { reload: true } },
    switchAgreement: {
      switched: { kind: 'switched' },
      failed: { kind: 'failed' },
      cancelled: { kind: 'cancelled' },
    },
  },
  byHand: ['privateLanding', 'businessLanding'],
  matters: ({ visitor, relations }) => ({
    business: visitor.organisasjonsnummer !== null,
    relations: relations && (relations.value?.length ?? 'missing'),
  }),
});
