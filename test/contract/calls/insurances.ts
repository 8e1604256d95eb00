import { addressOf } from '#api/client.ts';
import {
  certificatePaths,
  getDocument,
  offerLetterPaths,
  sharedCertificatePaths,
} from '#api/policies/certificates.ts';
import { orderGreenCard } from '#api/policies/green-card.ts';
import { getPolicyDetail } from '#api/policies/policy-detail.ts';
import { listProposals } from '#api/policies/proposals.ts';
import { getSharedPolicy } from '#api/policies/shared-policy.ts';
import { getTermsFileAddress, getTermsMetadata } from '#api/shared/terms.ts';
import { listSharedPolicies } from '#api/sharing/shared-policies.ts';
import { products } from '#domain/products/catalogue.ts';
import type { Persona } from '#sandbox/persona.ts';
import { ownersFor } from '#sandbox/policies/sharing-owners.ts';
import { type Policy, policiesOf, proposalsOf } from '#sandbox/policies.ts';
import { transactionOf } from '#sandbox/transaction.ts';
import { operations } from '#test/contract/contract.ts';
import type { ClientCall, ClientFile } from './call.ts';

const nobodys = { forsikringsnummer: '7000000', versjon: 1 };

const versionOf = (persona: Persona, policy: Pick<Policy, 'forsikringsnummer' | 'versjon'> | undefined) => ({
  kundenummer: persona.kundenummer,
  transaksjonsId: transactionOf(persona),
  ...(policy ?? nobodys),
});

/** The persona's first policy that passes. */
const own = (persona: Persona, passes: (policy: Policy) => boolean = () => true) =>
  versionOf(persona, policiesOf(persona).find(passes));

const offered = (persona: Persona) => versionOf(persona, proposalsOf(persona)[0]);

const shared = (persona: Persona) => {
  const [owner] = ownersFor(persona);
  return {
    relasjonId: owner?.privatRelasjonId ?? 'pr-none',
    ...(owner?.policies[0] ?? nobodys),
  };
};

/** A call for each address of details, with one of the products at this address. */
const details: readonly ClientCall[] = operations.flatMap(({ operationId, path }) => {
  const at = products.filter(({ detail }) => detail && path.startsWith(`${detail.path}/kunder/`));
  const [product] = at;
  if (!product) return [];
  const run = (persona: Persona) => {
    const { kundenummer, transaksjonsId, ...version } = own(persona, ({ produkt }) =>
      at.some(({ code }) => code === produkt),
    );
    return getPolicyDetail({ kundenummer, transaksjonsId, policy: { produkt: product.code, ...version } });
  };
  return [{ operation: operationId, run }];
});

export const insuranceCalls: readonly ClientCall[] = [
  ...details,
  { operation: 'getCertificate', run: (persona) => getDocument(certificatePaths(own(persona)).text) },
  { operation: 'getOfferLetter', run: (persona) => getDocument(offerLetterPaths(offered(persona)).text) },
  { operation: 'listSharedPolicies', run: listSharedPolicies },
  {
    operation: 'getSharedPolicy',
    run: (persona) => getSharedPolicy(shared(persona).forsikringsnummer),
  },
  {
    operation: 'getSharedCertificate',
    run: (persona) => getDocument(sharedCertificatePaths(shared(persona)).text),
  },
  {
    operation: 'getTermsMetadata',
    run: () => getTermsMetadata({ produktkode: 'M05', fra: '2026-01-01', variantId: 'STANDARD' }),
  },
  { operation: 'listProposals', run: listProposals },
  {
    operation: 'orderGreenCard',
    run: (persona, signal) =>
      orderGreenCard(
        own(persona, ({ allowGrontKort }) => allowGrontKort),
        signal,
      ),
  },
];

export const insuranceFiles: readonly ClientFile[] = [
  { operation: 'getCertificatePdf', address: (persona) => addressOf(certificatePaths(own(persona)).pdf) },
  { operation: 'getOfferLetterPdf', address: (persona) => addressOf(offerLetterPaths(offered(persona)).pdf) },
  {
    operation: 'getSharedCertificatePdf',
    address: (persona) => addressOf(sharedCertificatePaths(shared(persona)).pdf),
  },
  {
    operation: 'getTermsFile',
    address: () => getTermsFileAddress({ id: 'M05_STANDARD', filename: 'vilkar-bil.pdf' }),
  },
];
