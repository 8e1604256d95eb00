import { string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import type { DocumentContent, DocumentPaths } from '#domain/policies/policy-document.ts';
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
export const getDocument = (path: string): Promise<DocumentContent> =>
  read([...keys.policyDocuments, path], path, TextDocument);

const pathsAt = (path: string, query = ''): DocumentPaths => ({
  text: path + query,
  pdf: `${path}/pdf${query}`,
});

/** The paths of a policy's certificate (B7.3). */
export const certificatePaths = (policy: PolicyInTransaction): DocumentPaths =>
  pathsAt(`/dokument/bevis${versionPath(policy)}`, transactionQuery(policy));

/** The paths of an offer letter. They and their method are assumed (C2.4). */
export const offerLetterPaths = (offer: PolicyVersion): DocumentPaths =>
  pathsAt(`/dokument/tilbudsbrev${versionPath(offer)}`);

interface SharedVersion {
  /** `privatRelasjonId` of the person who shares. */
  readonly relasjonId: string;
  readonly forsikringsnummer: string;
  readonly versjon: string | number;
}

/** The paths of a shared policy's certificate, which name the relation to its owner (B7.4). */
export const sharedCertificatePaths = ({
  relasjonId,
  forsikringsnummer,
  versjon,
}: SharedVersion): DocumentPaths =>
  pathsAt(
    `/delteforsikringer/bevis/relasjoner/${addressPart(relasjonId)}/forsikringer/${addressPart(forsikringsnummer)}/versjon/${addressPart(versjon)}`,
  );
