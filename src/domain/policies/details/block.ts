import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatKroner, formatNumber } from '#domain/display/amounts.ts';
import { coverWords, type Insured } from '#domain/policies/labels/cover-text.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A part of the details of the policy or of one insured object. All except a text have a heading. */
export type Part =
  | { readonly kind: 'facts'; readonly heading: string; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'list';
      readonly heading: string;
      readonly items: readonly string[];
      /** What the policy could cover, and does not; left out if there is nothing. */
      readonly missing?: readonly string[];
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'covers'; readonly heading: string; readonly covers: readonly CoverRow[] };

/** An amount of an object that is added up with those of the other objects. */
export interface SummedFact {
  /** The label of the fact that shows it. */
  readonly label: string;
  readonly amount: number | null | undefined;
  readonly unit: 'kroner' | 'number';
}

/** One insured object; `about` distinguishes it from others with the same heading. */
export interface InsuredObject {
  readonly kind: 'object';
  /** What objects of this kind are called together; they are compared with each other. */
  readonly group: string;
  readonly heading: string;
  readonly about: string | null;
  readonly blocks: readonly Part[];
  readonly sums?: readonly SummedFact[];
}

/** A piece of a policy's page, as data: a few components render it for every product. */
export type Block = Part | InsuredObject;

/** A sentence with the word 'vilkårene', which is a link if the address of the terms is known. */
export interface TermsSentence {
  readonly text: string;
  readonly url: string | null;
}

/** A cover, and whether or for how much it counts; a row of a table. */
export interface CoverRow {
  readonly name: string;
  /** What the cover is, in plain words; left out if its name says so. */
  readonly about?: string;
  readonly terms?: TermsSentence;
  readonly sum: string;
  readonly deductible: string | null;
  /** The policy could have this cover, and does not. */
  readonly isMissing?: boolean;
}

/** Shown for a cover without a sum (assumed). */
export const included = 'Inkludert';

/** A cover that the policy could have, and does not (assumed). */
export const missingCover = (name: string): CoverRow => ({
  ...{ name, sum: 'Ikke dekket', deductible: null },
  isMissing: true,
});

/** A cover that pays at most its sum. A sum of 0 pays nothing, so it is no cover (assumed, C4.44). */
export const coverOf = (
  name: string,
  sum: number | null | undefined,
  deductible: number | null | undefined,
): CoverRow =>
  sum === 0 ? missingCover(name) : { name, sum: kroner(sum) ?? included, deductible: kroner(deductible) };

/** The covers as one block with their words, first those that the policy has; no block if there are none. */
export const coverTable = (
  covers: readonly CoverRow[],
  insured: Insured = 'other',
  heading = 'Dekninger',
): readonly Part[] =>
  covers.length > 0
    ? [
        {
          kind: 'covers',
          heading,
          covers: covers
            .toSorted((one, other) => Number(one.isMissing ?? false) - Number(other.isMissing ?? false))
            .map((cover) => withWords(cover, insured)),
        },
      ]
    : [];

function withWords(cover: CoverRow, insured: Insured): CoverRow {
  const { about, terms } = coverWords(cover.name, insured);
  return {
    ...cover,
    ...(about !== undefined && { about }),
    // What is not covered needs no terms.
    ...(terms !== undefined && !cover.isMissing && { terms: { text: terms, url: null } }),
  };
}

/** Covers that an object has, and those that the insurer says it does not have, by the names of its fields. */
export const flagCovers = (
  one: object,
  label: (field: string) => string,
  fields: readonly string[],
  canBeMissing: readonly string[] = fields,
): readonly CoverRow[] => [
  ...labelsOfTrue(one, label, fields).map((name) => ({ name, sum: included, deductible: null })),
  ...labelsOfFalse(one, label, canBeMissing).map(missingCover),
];

/** Shown for a cover without a label, because the certificate describes it (assumed). */
export const seeCertificate = 'Se forsikringsbeviset';

/** The label of a cover's code; null if there is no code. */
export const coverText = (
  code: string | null | undefined,
  label: (code: string) => string | null,
): string | null => (code ? (label(code) ?? seeCertificate) : null);

/** How much of the details is described. */
export interface DescribeOptions {
  /** The full description of the product is switched off: only facts and coverages are shown (B2.44). */
  readonly isPlain: boolean;
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

type Shown = string | number | null | undefined;

/** A block of the facts that have a value; no block if none has one. */
export function facts(heading: string, rows: Readonly<Record<string, Shown>>): readonly Part[] {
  const known = Object.entries(rows).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
  return known.length > 0 ? [{ kind: 'facts', heading, facts: known }] : [];
}

/** The facts that have a value. */
export const factsOf = (rows: Parameters<typeof facts>[1]): readonly Fact[] =>
  facts('', rows).flatMap((block) => (block.kind === 'facts' ? block.facts : []));

/** A block of the items, and of what is missing; no block if there is neither. */
export const list = (
  heading: string,
  items: readonly string[],
  missing: readonly string[] = [],
): readonly Part[] =>
  items.length + missing.length > 0
    ? [{ kind: 'list', heading, items, ...(missing.length > 0 && { missing }) }]
    : [];

/** Joins the parts that have a value; null if none has one. */
export const joinKnown = (separator: string, ...parts: readonly Shown[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator) || null;

/** Joins free texts to sentences: a text that ends with a mark of its own gets no second one. Null if there is none. */
export const joinSentences = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts
    .flatMap((text) => text?.trim() || [])
    .map((text, at, all) => (at < all.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text))
    .join(' ') || null;

const labelsOf =
  (answer: boolean) => (flags: object, label: (field: string) => string, fields: readonly string[]) =>
    fields.filter((field) => Reflect.get(flags, field) === answer).map(label);

/** The labels of the fields that are true, in the order of `fields`. */
export const labelsOfTrue = labelsOf(true);

/** The labels of the fields that the insurer says are false; an unknown field is neither. */
export const labelsOfFalse = labelsOf(false);

/** A number that is not money, as text; null if there is none. */
export const numberText = (value: number | null | undefined): string | null =>
  value == null ? null : formatNumber(value);

/** Booleans are shown in words (A5.7); null if unknown. */
export function yesOrNo(value: boolean | null | undefined): 'Ja' | 'Nei' | null {
  if (value == null) return null;
  return value ? 'Ja' : 'Nei';
}

/** The percentage as text; null if there is none. */
export const inPercent = (value: number | null | undefined): string | null =>
  value == null ? null : `${formatNumber(value)} %`;

/** The number of days as text; null if there is none. */
export const inDays = (value: number | null | undefined): string | null =>
  value == null ? null : `${formatNumber(value)} ${value === 1 ? 'dag' : 'dager'}`;

/** The insured sum of an object, below the label of its fact. */
export const insuredSum = (amount: SummedFact['amount']): SummedFact => ({
  label: 'Forsikringssum',
  amount,
  unit: 'kroner',
});

/** The sum as text in kroner; null if there is none. */
export const kroner = (sum: number | null | undefined): string | null =>
  sum === null || sum === undefined ? null : formatKroner(sum);
