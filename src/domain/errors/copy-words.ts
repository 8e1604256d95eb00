import { errorWords } from './words.ts';

/** Beside an error code that can be copied; the words are ours. */
export const copyWords = {
  more: 'Vis teknisk informasjon',
  status: 'HTTP-status',
  at: 'Tidspunkt',
  copied: 'Feilkoden er kopiert.',
  failed: 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.',
} as const;

/** Beside a code of the customer's own: the button (B2.73; its name at rest is ours), and the announcements. */
export const ownCodeWords = {
  button: { none: 'Kopier koden', copied: 'Kopiert', failed: 'Prøv igjen' },
  announced: { copied: 'Koden er kopiert.', failed: 'Koden kunne ikke kopieres.' },
} as const;

/** The details of an error code. */
export interface CodeDetails {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** When it was first shown, as text. */
  readonly at: string;
}

/** The facts below an error code in the copied text, each with its name. */
const detailFacts = ({ status, at }: CodeDetails): readonly (readonly [name: string, value: string])[] => [
  ...(status > 0 ? [[copyWords.status, String(status)] as const] : []),
  [copyWords.at, at],
];

/** The text for the clipboard. A code of the customer's own has no details. */
export const copiedText = (code: string, details: CodeDetails | null): string =>
  details === null
    ? code
    : [[errorWords.code, code], ...detailFacts(details)].map((fact) => fact.join(': ')).join('\n');
