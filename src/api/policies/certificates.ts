import { string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import type { DocumentPaths } from '#domain/policies/policy-document.ts';
import { addressPart } from '#domain/site/address-part.ts';
import {
  type PolicyInTransaction,
  type PolicyVersion,
  transactionQuery,
  versionPath,
} from './policy-version.ts';

/** The document as fixed-width text (B2.67). */
const TextDocument = type({ tekst: string() });

/** Loads one document as text, from the path of its call. */
export const getDocument = async (path: string): Promise<string> =>
  (await read([...keys.policyDocuments, path], path, TextDocument)).tekst;

const below = (path: string, query = ''): DocumentPaths => ({
  text: path + query,
  pdf: `${path}/pdf${query}`,
});

/** Paths of the certificate (B7.3). */
export const certificateOf = (policy: PolicyInTransaction): DocumentPaths =>
  below(`/dokument/bevis${versionPath(policy)}`, transactionQuery(policy));

/** Paths and method are assumed (C2.4). */
export const offerLetterOf = (offer: PolicyVersion): DocumentPaths =>
  below(`/dokument/tilbudsbrev${versionPath(offer)}`);

interface SharedVersion {
  /** `privatRelasjonId` of the person who shares. */
  readonly relasjonId: string;
  readonly forsikringsnummer: string;
  readonly versjon: string | number;
}

/** The certificate of a shared policy is read by its relation (B7.4). */
export const sharedCertificateOf = ({
  relasjonId,
  forsikringsnummer,
  versjon,
}: SharedVersion): DocumentPaths =>
  below(
    `/delteforsikringer/bevis/relasjoner/${addressPart(relasjonId)}/forsikringer/${addressPart(forsikringsnummer)}/versjon/${addressPart(versjon)}`,
  );
