import type { RefusalTable } from '#domain/errors/refusals.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { detailAddress } from './detail-address.ts';
import { certificateRefusals, proposalRefusals } from './document-errors.ts';

/** The certificate of the customer's policy, the certificate of a shared policy, and the letter of an offer. */
export type DocumentKind = 'certificate' | 'sharedCertificate' | 'offerLetter';

interface DocumentWords {
  /** The heading of the page (B2.66). */
  readonly title: string;
  /** Announced while the document loads. The text is assumed. */
  readonly loading: string;
  readonly refusals: RefusalTable;
  /** The part of the file's name before the policy's number. */
  readonly file: string;
  /** Whether the page offers to share the file: not a policy that another person gave insight in (0050). */
  readonly canBeShared: boolean;
  /** The part before the state name in the address of the policy's page. */
  readonly area: string;
}

const certificate: DocumentWords = {
  title: 'Forsikringsbevis',
  loading: 'Henter forsikringsbeviset …',
  refusals: certificateRefusals,
  file: 'forsikringsbevis',
  canBeShared: true,
  area: '',
};

export const documentWords: Readonly<Record<DocumentKind, DocumentWords>> = {
  certificate,
  sharedCertificate: { ...certificate, canBeShared: false, area: 'delt/' },
  offerLetter: {
    title: 'Tilbudsbrev',
    loading: 'Henter tilbudsbrevet …',
    refusals: proposalRefusals,
    file: 'tilbudsbrev',
    canBeShared: true,
    area: 'tilbud/',
  },
};

/** Paths of the calls for one document, as text and as a file. */
export interface DocumentPaths {
  readonly text: string;
  readonly pdf: string;
}

/** The name of the person who shares a policy, as the insurer sends it. */
interface Owner {
  readonly eierFornavn: string;
  readonly eierEtternavn: string;
}

/** The paths of a document, with its policy. */
export interface PolicyDocument {
  readonly paths: DocumentPaths;
  readonly forsikringsnummer: string;
  /** The version of the document. */
  readonly versjon: number;
  readonly produkt: string;
  readonly forsikringstekst: string;
  /** The insurer's text about the insured object; null if it has none. */
  readonly info: string | null;
  /** The person who shares the policy; null if nobody does. */
  readonly owner: Owner | null;
}

/** The text of a document, as the insurer sends it (B2.67). */
export interface DocumentContent {
  readonly tekst: string;
}

/** The address of the policy's own page; its state name comes from the product (C4.7). */
export function pageOfPolicy(kind: DocumentKind, document: PolicyDocument): string {
  const { forsikringsnummer, versjon, produkt, forsikringstekst } = document;
  const { stateName } = productFace(produkt, forsikringstekst);
  return detailAddress(documentWords[kind].area + stateName, forsikringsnummer, versjon);
}

export const fileNameOf = (kind: DocumentKind, { forsikringsnummer }: PolicyDocument): string =>
  `${documentWords[kind].file}-${forsikringsnummer}.pdf`;

/** The length of the longest line. The text is scaled by it to fit the page (B2.70). */
export const columnsOf = (text: string): number =>
  text.split('\n').reduce((longest, line) => Math.max(longest, line.trimEnd().length), 1);
