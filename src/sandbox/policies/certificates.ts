import type { Operation, OperationRequest, OperationResponse } from '#sandbox/operation.ts';
import { notFound } from '#sandbox/operation.ts';
import { pdf } from '#sandbox/pdf.ts';
import { proposalsOf } from '#sandbox/policies.ts';
import { withPolicyInTransaction } from './find-policy.ts';
import { certificate, offerLetter, type Paper } from './papers.ts';

export const asText = (paper: Paper): OperationResponse => ({ body: { tekst: `${paper.join('\n')}\n` } });

export const asFile = (paper: Paper, name: string): OperationResponse => ({ pdf: pdf(paper), name });

const version = '/kunder/:kundenummer/forsikringer/:forsikringsnummer/versjon/:versjon';

const withOffer =
  (respond: (paper: Paper) => OperationResponse) =>
  ({ persona, params }: OperationRequest): OperationResponse => {
    const offer = proposalsOf(persona).find(
      ({ forsikringsnummer, versjon }) =>
        forsikringsnummer === params.forsikringsnummer && String(versjon) === params.versjon,
    );
    return offer && params.kundenummer === persona.kundenummer
      ? respond(offerLetter(offer, persona))
      : notFound('Fant ikke forsikringsforslaget');
  };

export const certificateOperations: readonly Operation[] = [
  {
    id: 'getCertificate',
    method: 'GET',
    path: `/dokument/bevis${version}`,
    respond: withPolicyInTransaction((policy, { persona }) => asText(certificate(policy, persona))),
  },
  {
    id: 'getCertificatePdf',
    method: 'GET',
    path: `/dokument/bevis${version}/pdf`,
    respond: withPolicyInTransaction((policy, { persona }) =>
      asFile(certificate(policy, persona), `forsikringsbevis-${policy.forsikringsnummer}.pdf`),
    ),
  },
  {
    id: 'getOfferLetter',
    method: 'GET',
    path: `/dokument/tilbudsbrev${version}`,
    respond: withOffer(asText),
  },
  {
    id: 'getOfferLetterPdf',
    method: 'GET',
    path: `/dokument/tilbudsbrev${version}/pdf`,
    respond: withOffer((paper) => asFile(paper, 'tilbudsbrev.pdf')),
  },
];
