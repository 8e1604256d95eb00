import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { loadPolicyFlow } from './flow.ts';

/** The address of a page of one policy. */
export const address = { number: car.forsikringsnummer, version: String(car.versjon) };

const found = {
  kundenummer: customer.kundenummer,
  forsikringsnummer: address.number,
  versjon: address.version,
  title: 'Bil – Volvo V60 XA10001',
  page: `#/bil/${address.number}/${address.version}`,
  postalAddress: 'Granveien 12 B, 2321 Hamar',
};

/** The output of the flow for each policy. */
export const policiesFound = {
  'with a green card': { ...found, hasGreenCard: true },
  'without a green card': { ...found, hasGreenCard: false },
};

const adresse = {
  gatenavn: 'Granveien',
  gatenummer: '12',
  oppgang: 'B',
  postnummer: '2321',
  poststed: 'Hamar',
};

const withPolicy = (policy: object) => ({
  status: 200,
  body: { ...customer, adresse, forsikringer: [policy] },
});

export const loadPolicyCases = defineCases(loadPolicyFlow, {
  input: { address, site: { phone: '+4721000000' } },
  events: { retried: [{}] },
  actors: {
    noAccess: {},
    findPolicy: {
      operation: 'getDamageCustomer',
      done: {
        'with a green card': withPolicy(car),
        'without a green card': withPolicy({ ...car, allowGrontKort: false }),
        'another policy': withPolicy({ ...car, forsikringsnummer: '7010002' }),
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: () => null,
});
