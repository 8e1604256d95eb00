import type { SiteBank } from '#domain/shared/bank.ts';
import type { Identified } from './identification.ts';

/** The visitor of a page. */
export interface Visitor extends Identified {
  /** The move to the successor insurer has begun (A3.17). */
  readonly transition: boolean;
  /** The bank whose site the visitor comes from; null if routing did not load it. */
  readonly bank: SiteBank | null;
}

/** Before the visitor is identified. */
export const nobody: Visitor = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null,
};
