import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatCount, formatKroner, formatNumber } from '#domain/display/amounts.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What is known of the policy or of one insured thing, under a heading. */
export type Part =
  | { readonly kind: 'facts'; readonly heading: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly heading: string; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'covers'; readonly heading: string; readonly covers: readonly CoverRow[] };

/** One insured thing; `about` tells it from others with the same heading. */
export interface InsuredObject {
  readonly kind: 'object';
  readonly heading: string;
  readonly about: string | null;
  readonly blocks: readonly Part[];
}

/** A piece of a policy's page, as data: a few components draw it for every product. */
export type Block = Part | InsuredObject;

export interface CoverRow {
  readonly name: string;
  readonly sum: string;
  readonly deductible: string | null;
}

/** For a cover that we have no words for (assumed): the certificate has them. */
export const seeCertificate = 'Se forsikringsbeviset';

/** What a policy insures, according to its detail call. */
export interface DescribedPolicy {
  readonly blocks: readonly Block[];
  /** Decides which terms the policy has (B7.6). */
  readonly variantId: string | null;
}

/** How much of the detail response is described. */
export interface DescribeOptions {
  /** A product whose own view is switched off: facts and coverages alone (B2.44). */
  readonly isPlain: boolean;
  /** The day in Oslo. */
  readonly today: IsoDate;
}

type Shown = string | number | null | undefined;

/** Facts with a value; no block where none has one. */
export function facts(heading: string, rows: Readonly<Record<string, Shown>>): readonly Part[] {
  const known = Object.entries(rows).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
  return known.length > 0 ? [{ kind: 'facts', heading, facts: known }] : [];
}

/** No block for an empty list. */
export const list = (heading: string, items: readonly string[]): readonly Part[] =>
  items.length > 0 ? [{ kind: 'list', heading, items }] : [];

/** The known parts of one line; null where none is known. */
export const joined = (separator: string, ...parts: readonly Shown[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator) || null;

/** The labels of those fields that are true, in the order of the labels. */
export const trueOf = (flags: object, label: (field: string) => string, fields: readonly string[]) =>
  fields.filter((field) => Reflect.get(flags, field) === true).map(label);

/** Nothing where there is no number. */
export const inPercent = (value: number | null | undefined): string | null =>
  value == null ? null : `${formatNumber(value)} %`;

/** Nothing where there is no number. */
export const inDays = (value: number | null | undefined): string | null =>
  value == null ? null : `${formatCount(value)} ${value === 1 ? 'dag' : 'dager'}`;

/** In kroner; nothing where there is no sum. */
export const kroner = (sum: number | null | undefined): string | null =>
  sum === null || sum === undefined ? null : formatKroner(sum);
