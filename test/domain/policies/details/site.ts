import type { AllowedAddress } from '#domain/site/address.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

/** The addresses and numbers of the surrounding site that a policy's page uses. */
export const site = {
  overview: link('/mine-forsikringer'),
  claim: link('/meld-skade'),
  changeCar: link('/oversikt/forsikring/mine-forsikringer/endre/bil/'),
  messages: link('/meldinger'),
  missing: link('/savner-du-noe'),
  healthStatus: link('/helse'),
  phone: '21 00 00 00',
  alarmCentre: '+47 21 00 00 99',
};
