import { withoutBlanks } from './digits.ts';

/** For instance '923 609 016'; a text without nine digits is returned unchanged (A5.7). */
export function formatOrganisationNumber(number: string): string {
  const compact = withoutBlanks(number);
  return /^\d{9}$/.test(compact) ? compact.replace(/\B(?=(\d{3})+$)/g, ' ') : number;
}
