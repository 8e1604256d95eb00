import { netBankPath } from './buying/net-bank.ts';
import { loginPath } from './login.ts';
import type { Persona } from './persona.ts';

const site = '/oversikt/forsikring/mine-forsikringer';

/** The configuration that a bank would insert into the page. */
export const pageConfiguration = ({ isPartner }: Pick<Persona, 'isPartner'>) => ({
  restUrl: '/rest',
  urls: {
    overview: { url: site },
    buyInsurance: { url: `${site}/kjope` },
    agreementChooser: { url: '/oversikt/forsikring/avtalevelger' },
    myPage: { url: site },
    login: { url: loginPath },
    changeCar: { url: `${site}/endre/bil/` },
    directDebitReceipt: { url: `${site}/kjope/avtalegiro-kvittering` },
    netBankDirectDebit: { url: netBankPath },
    invoice: { url: '/faktura' },
    documents: { url: '/dokumenter' },
    claim: { url: '/meld-skade/meld-skade-skjema#/' },
    claims: { url: '/forsikre/meld-skade' },
    messages: { url: '/forsikring-kundekommunikasjon-web' },
    faq: { url: '/kundeservice/sporsmal-og-svar' },
    feedback: { url: '/kundeservice/tilbakemelding' },
    contact: { url: '/kundeservice/kontakt-oss' },
    otherInsurances: { url: 'https://kunde.forsikring.example/ovrige', target: '_blank' },
    smartDelay: { url: 'https://smartdelay.example/registrer', target: '_blank' },
    missing: { url: '/kundeservice/savner-du-noe' },
    healthStatus: { url: 'https://helse.forsikring.example/helseerklaring', target: '_blank' },
    continuationInsurance: ['liv', 'uførhet', 'helse'].map((kind) => ({
      text: `Fortsettelsesforsikring for ${kind} (PDF)`,
      url: `/media/fortsettelsesforsikring-${kind.replace('ø', 'o')}.pdf`,
    })),
  },
  frame: {
    help: { url: '/kundeservice' },
    logOut: { url: '/logg-ut' },
    privacy: { url: '/personvern' },
    accessibility: { url: '/tilgjengelighetserklaring' },
  },
  banks: {
    consents: ['3361', '3910'],
    mayBlock: ['0770', '0502'],
    sites: [{ bankregnr: '0502', url: 'https://grenseland.example/' }],
    quiet: ['0502', '2050', '3910', '3411', '0770'],
    ringUs: ['0770', '0502'],
    needTime: ['0502'],
    otherInsurances: ['0820'],
  },
  successorHosts: { production: 'kunde.forsikring.example', test: 'kunde.test.forsikring.example' },
  reflexUrl: 'https://kunde.forsikring.example/helseerklaring',
  phone: '21 00 00 00',
  openingHours: 'mandag til fredag 8–16',
  alarmCentre: '+47 21 00 00 99',
  allowedHosts: ['kunde.forsikring.example', 'kunde.test.forsikring.example'],
  ispartnerkunde: isPartner,
  enableavtalebytte: true,
});
