import { mayNotSeeDamage } from '#domain/errors/customer.ts';
import { generalRefusals } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** A visitor without damage insurance continues as in A4.9, without a message (A7.7). */
export const damagePoliciesRefusals = {
  signs: { mayNotSeeDamage: { when: mayNotSeeDamage } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** Shown when the relations for the chooser could not be loaded (A2.40). The text is assumed. */
export const ownRelationsRefusals = {
  otherwise: {
    codes: generalRefusals.codes,
    otherwise: {
      kind: 'failure',
      title: 'Noe gikk galt',
      text: 'Vi fikk ikke hentet listen du kan velge fra. Du ser fortsatt de samme forsikringene som før.',
    },
  },
} as const satisfies RefusalTable;

/** Shown when a switch to `{name}` failed, or may have failed (A7.9). The texts are assumed. */
export const switchNotices = {
  failed: {
    kind: 'failure',
    title: 'Vi fikk ikke byttet til {name}',
    text: 'Du ser fortsatt forsikringene til {party}.',
  },
  unknown: {
    kind: 'failure',
    title: 'Vi vet ikke om du har byttet til {name}',
    text: 'Prøv igjen, eller last siden på nytt for å se hvilke forsikringer som vises.',
  },
} as const satisfies Record<string, Notice>;

/** In place of the text of `failed` if an earlier switch, to `{party}`, had succeeded. Assumed. */
export const switchedBefore = 'Du har byttet til {party}. Lukk vinduet for å se forsikringene.';

/** Replaces the page (A4.10). `{bank}` is the bank's name or `unnamedBank`. */
export const directAccessBlocked = {
  kind: 'state',
  title: null,
  text: 'Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til {bank}.',
} as const satisfies Notice;

export const unnamedBank = 'banken din';
