import { type Answers, allAnswered } from '#domain/buying/self-declaration.ts';
import { allowAddress } from '#domain/site/address.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { selfDeclarationFlow } from './flow.ts';

const origin = 'https://bank.example';
const ownAddress = (path: string) => {
  const address = allowAddress(path, { origin, hosts: [] });
  if (!address) throw new Error(`${path} is not of this site`);
  return address;
};

const bank = { name: 'Solvik Sparebank', bankregnr: '4100' };

const customer = {
  transaksjonsId: 'a1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  kundenummer: '1000001',
  legitimert: true,
  betalingsmate: 'EFAKTURA',
  gyldigAvtalegiro: false,
  deaktiverteProdukter: [],
  forsikringer: [],
  tilbud: [],
};

/** A valid form. */
const filledAnswers = {
  skadesaker: false,
  betalingsanmerkninger: false,
  oppsagtAvAndre: true,
} satisfies Answers;

export const selfDeclarationCases = defineCases(selfDeclarationFlow, {
  input: {
    site: {
      nextPage: ownAddress('/oversikt/forsikring/mine-forsikringer/kjope'),
      overview: ownAddress('/oversikt/forsikring/mine-forsikringer'),
      phone: '21 00 00 00',
    },
    draft: null,
  },
  events: {
    // Answers occur only in the moves below: the walk would treat a single answer as no change, and never complete a
    // form.
    'field.changed': [],
    submitted: [{}],
    retried: [{}],
    cancelled: [{}],
    'address.requested': [{ address: '/bankvelger' }, { address: '/egenerklaring' }],
  },
  moves: {
    'answers all': changesOf(filledAnswers),
    'answers all but the first': changesOf({ betalingsanmerkninger: true, oppsagtAvAndre: false }),
    'answers all but the second': changesOf({ skadesaker: true, oppsagtAvAndre: false }),
    'answers all but the third': changesOf({ skadesaker: false, betalingsanmerkninger: true }),
  },
  actors: {
    loadCustomer: {
      operation: 'getDamageCustomer',
      done: {
        'with a bank relationship': { status: 200, body: { ...customer, bankForholdRegnr: '3361' } },
        'without a bank relationship': { status: 200, body: { ...customer, bankForholdRegnr: null } },
      },
      // The insurer sends this code with 404, and the chart checks the status too.
      refused: { FOR3170009: { status: 404, body: { code: 'FOR3170009' } } },
      failed: {
        'no record': { status: 404 },
        'internal error': { status: 500, body: { code: 'FOR4870001' } },
        'wrong shape': { status: 200, body: { ...customer, bankForholdRegnr: 3361 } },
      },
    },
    bankSelection: { chosen: { bank }, cancelled: { bank: null } },
    submitDeclaration: {
      operation: 'submitSelfDeclaration',
      done: {
        accepted: { status: 200, body: { resultat: 'OK' } },
        unwanted: { status: 200, body: { resultat: 'UONSKET' } },
        empty: { status: 204 },
      },
      failed: {
        'internal error': { status: 500 },
        'no server behind the gateway': { status: 502 },
        'an empty body': { status: 200 },
      },
    },
  },
  matters: ({ hasBankRelationship, form }) => ({
    hasBankRelationship,
    bank: form.bank !== null,
    complete: allAnswered(form.answers),
  }),
});
