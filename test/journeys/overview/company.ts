import { damageCustomer, relation } from './customer.ts';

const [policy] = damageCustomer.forsikringer;

export const companyCustomer = {
  ...damageCustomer,
  kundetype: 'Bedrift',
  offentligId: relation.organisasjonsnummer,
  betalingsmate: 'ELEKTRONISK_HANDELSFORMAT',
  forsikringer: [
    { ...policy, produkt: 'N17', forsikringsnummer: '7020001', periodepremie: 2045 },
    { ...policy, produkt: 'N20', forsikringsnummer: '7020002', periodepremie: 2045 },
  ],
  radgiverTilbud: undefined,
};

export const organisationRelations = {
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  autoRelasjoner: [
    { ...relation, kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' } },
  ],
  manuelleRelasjoner: [
    { ...relation, kundenavn: { fornavn: 'Bård', etternavn: 'Haug', fulltNavn: 'Bård Haug' } },
    { ...relation, rolle: 'LESE', kundenavn: { fornavn: 'Cato', etternavn: 'Dahl', fulltNavn: 'Cato Dahl' } },
  ],
};
