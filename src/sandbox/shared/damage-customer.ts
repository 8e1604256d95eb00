import {
  missingRole,
  type Operation,
  type OperationRequest,
  type OperationResponse,
} from '#sandbox/operation.ts';
import type { Persona, Refusal } from '#sandbox/persona.ts';
import { type Policy, policiesOf, proposalsOf } from '#sandbox/policies.ts';
import { roleNow } from '#sandbox/role-now.ts';
import { contactInfo } from '#sandbox/shared/contact-info.ts';
import { transactionOf } from '#sandbox/transaction.ts';
import { unknownPolicy } from './unknown-policy.ts';

/** True for the persona `other-bank` (A8.1). An organisation always belongs to its own bank. */
export const isInAnotherBank = ({ bankregnr, damageCustomer, organisation }: Persona): boolean =>
  organisation === null &&
  damageCustomer !== null &&
  damageCustomer.bankForholdRegnr !== null &&
  damageCustomer.bankForholdRegnr !== bankregnr;

/**
 * Refuses `business-no-role`, visitors who have deleted their own access, visitors who act for Solbakken, `new-customer` and
 * `other-bank` (A6.5, A8.1, A8.10).
 */
export function refusalOf(request: Pick<OperationRequest, 'session' | 'persona'>): Refusal | null {
  const { persona } = request;
  const { organisation, damageCustomer } = persona;
  if (organisation && roleNow(request) === null) return missingRole;
  if (organisation && !organisation.isInsured) {
    return { status: 404, code: 'FOR3170051', message: 'Fant ikke bedriftskunden i skadesystemet' };
  }
  if (damageCustomer === null) return { status: 404, code: 'FOR3170051', message: 'Fant ikke kunden' };
  return isInAnotherBank(persona)
    ? { status: 404, code: 'FOR3170009', message: 'Kunden tilhører en annen bank' }
    : null;
}

const address = {
  gatenavn: 'Granveien',
  gatenummer: '12',
  oppgang: 'B',
  postnummer: '2321',
  poststed: 'Hamar',
};

export const adviser = { navn: 'Siv Rådahl', telefonnummer: { value: '62512345' } };

/** The fields of an offer in a list. */
function offerOf(proposal: Policy) {
  const { betalingsmate, brukPeriodepremie, periodepremie, ...shown } = proposal;
  return shown;
}

function respond(request: OperationRequest): OperationResponse {
  const refusal = refusalOf(request);
  if (refusal) return { refusal };
  const { persona, session } = request;
  const { organisation, name, fodselsnummer, kundenummer, bankregnr } = persona;
  const policies = policiesOf(persona);
  const proposals = proposalsOf(persona);
  const { mobilnummer, epost } = contactInfo(session);
  return {
    body: {
      transaksjonsId: transactionOf(persona),
      kundetype: organisation ? 'Bedrift' : 'Privat',
      offentligId: organisation?.organisasjonsnummer ?? fodselsnummer,
      kundenummer,
      ...(!organisation && { ...name, fordelsprogram: null }),
      legitimert: true,
      bankregnr,
      ...persona.damageCustomer,
      betalingsmate: organisation ? 'ELEKTRONISK_HANDELSFORMAT' : 'AVTALEGIRO',
      // A customer with AvtaleGiro has no agreement for it (A4.8), except private-one.
      gyldigAvtalegiro: !organisation && policies.length === 1,
      terminer: organisation ? '004' : '012',
      adresse: address,
      ...(mobilnummer !== null && { telefonnummer: mobilnummer }),
      ...(epost !== null && { epostadresse: epost }),
      radgiverDTO: adviser,
      deaktiverteProdukter: policies.map(({ produkt }) => produkt),
      forsikringer: proposals.length > 0 ? [...policies, unknownPolicy(policies)] : policies,
      tilbud: proposals.map(offerOf),
      ...(proposals.length > 0 && {
        radgiverTilbud: { tilbudList: proposals.map(({ forsikringsnummer }) => ({ forsikringsnummer })) },
      }),
    },
  };
}

export const getDamageCustomer: Operation = {
  id: 'getDamageCustomer',
  method: 'GET',
  path: '/skade/kunde',
  respond,
};
