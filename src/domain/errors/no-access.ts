import type { Notice } from './notice.ts';
import { refusalIn } from './refusals.ts';

/** Replaces the page (A6.5). The text is ours, for an organisation without a known administrator. */
export const noAccess = {
  kind: 'refusal',
  title: 'Du har ikke tilgang til forsikring',
  text: 'Ring oss på {phone}, så hjelper vi deg.',
} as const satisfies Notice;

/** The two sentences in place of the text if an administrator is known (A2.33). The words of the first are ours. */
export const administratorsGiveAccess = '{administrators} kan gi deg tilgang.';
export const canAlsoRing = 'Du kan også ringe oss på {phone}.';

/** Alternatives (A2.33): 'A', 'A eller B', 'A, B eller C'. */
export const anyOfNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' eller ');

/** Only for FEL3710020; FEL3710015 has the same message and is not about access (A6.5, B8.16). */
export const noAccessRow = {
  when: { status: 403, says: 'Missing required role.' },
  notice: noAccess,
} as const;

/** Whether the error of any call means that the visitor has no role (A6.5, B8.16). */
export const meansNoRole = (error: unknown): boolean =>
  refusalIn({ codes: { FEL3710020: noAccessRow }, otherwise: noAccess }, error) === 'FEL3710020';
