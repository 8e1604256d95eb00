import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { findPolicy, type PolicyAddress } from '#domain/policies/find-policy.ts';
import type { DocumentKind, PolicyDocument } from '#domain/policies/policy-document.ts';
import { offerAt } from '#domain/policies/proposals.ts';
import { readable } from '#domain/shared/wire.ts';
import { certificatePaths, offerLetterPaths, sharedCertificatePaths } from './certificates.ts';
import { listProposals } from './proposals.ts';
import { getSharedPolicy } from './shared-policy.ts';

type Find = (address: PolicyAddress) => Promise<PolicyDocument | null>;

type Insured = Pick<PolicyDocument, 'forsikringsnummer' | 'produkt' | 'forsikringstekst'> & {
  readonly info?: string | null | undefined;
};

const documentOf = (
  { forsikringsnummer, produkt, forsikringstekst, info = null }: Insured,
  others: Pick<PolicyDocument, 'versjon' | 'paths' | 'owner'>,
): PolicyDocument => ({ forsikringsnummer, produkt, forsikringstekst, info, ...others });

/** Uses the version in the address, which may be the policy's next version (C4.7). */
const findCertificate: Find = async (address) => {
  const { kundenummer, transaksjonsId, forsikringer } = await getDamageCustomer();
  const policy = findPolicy(readable(forsikringer), address);
  if (!policy) return null;
  const { forsikringsnummer } = policy;
  const versjon = Number(address.version);
  const paths = certificatePaths({ kundenummer, transaksjonsId, forsikringsnummer, versjon });
  return documentOf(policy, { versjon, paths, owner: null });
};

/** The call for the letter needs the customer number, which the list of proposals does not contain. */
const findOfferLetter: Find = async ({ number, version }) => {
  const [{ tilbudList }, { kundenummer }] = await Promise.all([listProposals(), getDamageCustomer()]);
  const offer = offerAt(tilbudList, { forsikringsnummer: number, version });
  if (!offer) return null;
  const paths = offerLetterPaths({ kundenummer, ...offer });
  return documentOf(offer, { versjon: offer.versjon, paths, owner: null });
};

/**
 * The paths of the certificate need the relation, which is in the shared policy (B7.4, B7.5). Uses the version in the
 * address, which may be the policy's next version (C4.7).
 */
const findSharedCertificate: Find = async (address) => {
  const { privatRelasjonId, eierFornavn, eierEtternavn, forsikring } = await getSharedPolicy(address.number);
  const policy = findPolicy([forsikring], address);
  if (!policy) return null;
  const { forsikringsnummer } = policy;
  const versjon = Number(address.version);
  const paths = sharedCertificatePaths({ relasjonId: privatRelasjonId, forsikringsnummer, versjon });
  return documentOf(policy, { versjon, paths, owner: { eierFornavn, eierEtternavn } });
};

const finders: Readonly<Record<DocumentKind, Find>> = {
  certificate: findCertificate,
  offerLetter: findOfferLetter,
  sharedCertificate: findSharedCertificate,
};

/** The policy at an address, with the paths of its document; null if the customer has no such policy. */
export const findDocument = (kind: DocumentKind, address: PolicyAddress): Promise<PolicyDocument | null> =>
  finders[kind](address);
