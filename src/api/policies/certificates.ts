import { type Infer, string, type } from 'superstruct';
import { addressOf } from '#api/client.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import {
  type PolicyInTransaction,
  type PolicyVersion,
  transactionQuery,
  versionPath,
} from './policy-version.ts';

/** Fixed-width text (B2.67). */
export const TextDocument = type({ tekst: string() });

export type TextDocument = Infer<typeof TextDocument>;

const certificatePath = (policy: PolicyVersion) => `/dokument/bevis${versionPath(policy)}`;

/** The certificate as text; the PDF has its own address (B7.3). */
export const getCertificate = (policy: PolicyInTransaction): Promise<TextDocument> =>
  read(
    [...keys.certificates, versionPath(policy)],
    certificatePath(policy) + transactionQuery(policy),
    TextDocument,
  );

export const getCertificatePdfAddress = (policy: PolicyInTransaction): string =>
  addressOf(`${certificatePath(policy)}/pdf${transactionQuery(policy)}`);

const offerLetterPath = (offer: PolicyVersion) => `/dokument/tilbudsbrev${versionPath(offer)}`;

/** Path and method are assumed (C2.4). */
export const getOfferLetter = (offer: PolicyVersion): Promise<TextDocument> =>
  read([...keys.offerLetters, versionPath(offer)], offerLetterPath(offer), TextDocument);

export const getOfferLetterPdfAddress = (offer: PolicyVersion): string =>
  addressOf(`${offerLetterPath(offer)}/pdf`);
