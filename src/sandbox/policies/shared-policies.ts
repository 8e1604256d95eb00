import { monthlyPrice } from '#domain/display/amounts.ts';
import { damageLabel } from '#domain/policies/damage-label.ts';
import {
  notFound,
  type Operation,
  type OperationRequest,
  type OperationResponse,
} from '#sandbox/operation.ts';
import type { Policy } from '#sandbox/policies.ts';
import { asFile, asText } from './certificates.ts';
import { detailedPolicy } from './detailed-policy.ts';
import { coversOf } from './details/covers.ts';
import { certificate, type Paper } from './papers.ts';
import { type Owner, ownersFor } from './sharing-owners.ts';

/** A row of the list of shared policies (B3.29). */
const entry = (policy: Policy) => ({
  forsikringsnummer: policy.forsikringsnummer,
  versjon: policy.versjon,
  produkt: policy.produkt,
  title: policy.forsikringstekst,
  subtitle: policy.info ?? null,
  labelText: damageLabel(policy),
  premiePerManed: monthlyPrice(policy.pris),
});

const ownerOf = ({ privatRelasjonId, person: { name } }: Owner) => ({
  privatRelasjonId,
  eierFornavn: name.fornavn,
  eierEtternavn: name.etternavn,
});

/** The present policy, or the version in the path, which may be its renewal. */
const requestedPolicy = ({ policies }: Owner, { forsikringsnummer, versjon }: OperationRequest['params']) =>
  policies
    .filter((policy) => policy.forsikringsnummer === forsikringsnummer)
    .flatMap((policy) => (policy.nesteVersjon ? [policy, policy.nesteVersjon] : [policy]))
    .find((policy) => versjon === undefined || versjon === String(policy.versjon));

/** The receiver can read a shared policy, and cannot change it (B6.10). */
const withShared =
  (respond: (policy: Policy, owner: Owner) => OperationResponse) =>
  ({ persona, params }: OperationRequest): OperationResponse => {
    for (const owner of ownersFor(persona)) {
      const policy = requestedPolicy(owner, params);
      const { relasjonId = owner.privatRelasjonId } = params;
      if (policy && relasjonId === owner.privatRelasjonId)
        return respond({ ...policy, kanEndres: false, allowGrontKort: false }, owner);
    }
    return notFound('Ingen har gitt deg innsyn i forsikringen');
  };

const withPaper = (respond: (paper: Paper) => OperationResponse) =>
  withShared((policy, { person }) => respond(certificate(policy, person)));

const certificatePath =
  '/delteforsikringer/bevis/relasjoner/:relasjonId/forsikringer/:forsikringsnummer/versjon/:versjon';

export const sharedPolicyOperations: readonly Operation[] = [
  {
    id: 'listSharedPolicies',
    method: 'GET',
    path: '/delteforsikringer',
    respond: ({ persona }) => ({
      body: ownersFor(persona).map((owner) => ({
        ...ownerOf(owner),
        forsikringer: owner.policies.map(entry),
      })),
    }),
  },
  {
    id: 'getSharedPolicy',
    method: 'GET',
    path: '/delteforsikringer/forsikringer/:forsikringsnummer',
    respond: withShared((policy, owner) => ({
      body: {
        ...ownerOf(owner),
        forsikring: detailedPolicy(policy, owner.person),
        dekninger: coversOf(policy.produkt),
      },
    })),
  },
  { id: 'getSharedCertificate', method: 'GET', path: certificatePath, respond: withPaper(asText) },
  {
    id: 'getSharedCertificatePdf',
    method: 'GET',
    path: `${certificatePath}/pdf`,
    respond: withPaper((paper) => asFile(paper, 'forsikringsbevis.pdf')),
  },
];
