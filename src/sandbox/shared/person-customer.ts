import type { Operation, OperationRequest, OperationResponse } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { contactInfo } from '#sandbox/shared/contact-info.ts';
import { isInAnotherBank } from './damage-customer.ts';
import { lifePolicies } from './life-policies.ts';

/** Life insurance has its own customer numbers. */
export const personNumber = ({ fodselsnummer }: Persona): string => `3${fodselsnummer.slice(1, 7)}`;

function respond({ persona, session }: OperationRequest): OperationResponse {
  // Refuses the persona `other-bank` (A8.2).
  if (isInAnotherBank(persona)) {
    return { refusal: { status: 404, code: '404', message: 'Kunden finnes ikke i denne banken' } };
  }
  const { fodselsnummer, name, organisation, policies } = persona;
  const kundenummer = personNumber(persona);
  const navn = `${name.fornavn} ${name.etternavn}`;
  const hasLife = organisation === null && policies === 'many';
  return {
    body: {
      fodselsnummer,
      ...name,
      ...(organisation && { organisasjonsnummer: organisation.organisasjonsnummer }),
      ...contactInfo(session),
      kundenummer,
      // A customer with life insurance has chosen AvtaleGiro, but has no agreement for it (A4.8).
      gyldigAvtalegiro: !hasLife,
      kontoId: hasLife ? 'A' : null,
      ...(hasLife
        ? lifePolicies({ foedselsnummer: fodselsnummer, kundenummer, navn })
        : { aktiveForsikringer: [], midlertidigeForsikringer: [] }),
    },
  };
}

export const getPersonCustomer: Operation = {
  id: 'getPersonCustomer',
  method: 'GET',
  path: '/person/kunde',
  respond,
};
