import type { Persona } from './persona.ts';

const site = '/oversikt/forsikring/mine-forsikringer';

/** What the bank around the portal would put into the page. */
export const pageConfiguration = ({ partner }: Pick<Persona, 'partner'>) => ({
  restUrl: '/rest',
  urls: {
    overview: { url: site },
    buyInsurance: { url: `${site}/kjope` },
    agreementChooser: { url: '/oversikt/forsikring/avtalevelger' },
  },
  consentBanks: ['3361', '3910'],
  phone: '21 00 00 00',
  allowedHosts: ['kunde.forsikring.example'],
  ispartnerkunde: partner,
  enableavtalebytte: true,
});
