import type { RefusalTable } from '#domain/errors/refusals.ts';
import { detailAddress } from '#domain/overview/policy-row.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { certificateRefusals, proposalRefusals } from './document-errors.ts';

/** The policy's own certificate, that of a policy which another person shares, and the letter of an offer. */
export type DocumentKind = 'certificate' | 'sharedCertificate' | 'offerLetter';

interface DocumentWords {
  /** Heads the page (B2.66). */
  readonly title: string;
  /** Read while the document loads. The words are ours. */
  readonly loading: string;
  readonly refusals: RefusalTable;
  /** The name of the file, before the policy's number. */
  readonly file: string;
  /** Stands before the state name in the address of the policy's page. */
  readonly area: string;
}

const certificate: DocumentWords = {
  title: 'Forsikringsbevis',
  loading: 'Henter forsikringsbeviset …',
  refusals: certificateRefusals,
  file: 'forsikringsbevis',
  area: '',
};

export const documentWords: Readonly<Record<DocumentKind, DocumentWords>> = {
  certificate,
  sharedCertificate: { ...certificate, area: 'delt/' },
  offerLetter: {
    title: 'Tilbudsbrev',
    loading: 'Henter tilbudsbrevet …',
    refusals: proposalRefusals,
    file: 'tilbudsbrev',
    area: 'tilbud/',
  },
};

/** Paths of the calls for one document, as text and as a file. */
export interface DocumentPaths {
  readonly text: string;
  readonly pdf: string;
}

/** What the page of a document knows of its policy. */
export interface DocumentFound {
  readonly paths: DocumentPaths;
  /** What is insured. */
  readonly policy: string;
  /** Address of the policy's own page; its state name comes from the product (C4.7). */
  readonly page: string;
  readonly fileName: string;
  /** The person who shares the policy. */
  readonly owner: string | null;
}

interface Insured {
  readonly forsikringsnummer: string;
  readonly produkt: string;
  readonly forsikringstekst: string;
}

export function documentFound(
  kind: DocumentKind,
  { forsikringsnummer, produkt, forsikringstekst }: Insured,
  versjon: number,
  paths: DocumentPaths,
  owner: string | null = null,
): DocumentFound {
  const { area, file } = documentWords[kind];
  const { name, stateName } = productFace(produkt, forsikringstekst);
  return {
    paths,
    policy: forsikringstekst.trim() || name,
    page: detailAddress(area + stateName, forsikringsnummer, versjon),
    fileName: `${file}-${forsikringsnummer}.pdf`,
    owner,
  };
}

/** Characters of the longest line, by which the text is scaled to fit (B2.70). */
export const columnsOf = (text: string): number =>
  Math.max(1, ...text.split('\n').map((line) => line.trimEnd().length));
