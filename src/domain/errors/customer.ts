import { statusOf } from './api-error.ts';
import { generalRefusals, notLoggedIn } from './general.ts';
import { noAccessRow } from './no-access.ts';
import type { Notice } from './notice.ts';
import { type NoticeIn, noticeIn, type RefusalTable, refusalIn } from './refusals.ts';

/** A8.10, B8.5 */
export const noPolicies = {
  private: {
    kind: 'state',
    title: 'Ingen forsikringer',
    text: 'Du har ingen forsikringer hos oss som er registrert på deg.',
  },
  business: { kind: 'state', title: 'Ingen forsikringer', text: '{owner} har ingen aktive forsikringer' },
} as const satisfies Record<string, Notice>;

/** A8.1, A8.2 */
const inAnotherBank = {
  kind: 'state',
  title: 'Feil kundeforhold',
  text: 'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
} as const satisfies Notice;

/** The private customer's; a business reads another sentence for the same refusals. */
export const damageCustomerRefusals = {
  signs: {
    // A6.5: a valid empty state.
    mayNotSeeDamage: {
      when: { status: 403, says: 'Bruker mangler tilgang til skadeforsikring' },
      see: noPolicies.private,
    },
    // A6.5; the message is assumed.
    legacyCustomer: {
      when: { status: 403, says: 'Customers of legacy system may not call this resource' },
      see: noPolicies.private,
    },
  },
  codes: {
    FOR3170009: { see: inAnotherBank },
    // A8.10. Its message is not known, so code and status have to do.
    FOR3170051: { when: { status: 404 }, see: noPolicies.private },
    FEL3710020: noAccessRow,
  },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

const ofBusiness = {
  ...damageCustomerRefusals,
  signs: {
    mayNotSeeDamage: { ...damageCustomerRefusals.signs.mayNotSeeDamage, see: noPolicies.business },
    legacyCustomer: { ...damageCustomerRefusals.signs.legacyCustomer, see: noPolicies.business },
  },
  codes: {
    ...damageCustomerRefusals.codes,
    FOR3170051: { ...damageCustomerRefusals.codes.FOR3170051, see: noPolicies.business },
  },
} as const satisfies RefusalTable;

interface Visitor {
  readonly kind: 'private' | 'business';
  readonly bankregnr: string | null;
  /** Banks whose customers a 403 tells nothing new (A6.5; the configuration names them). */
  readonly quietBanks: readonly string[];
}

/** What the customer reads where the damage customer could not be had. */
export function damageCustomerNotice(
  error: unknown,
  { kind, bankregnr, quietBanks }: Visitor,
): NoticeIn<typeof damageCustomerRefusals> | NoticeIn<typeof ofBusiness> {
  const table = kind === 'private' ? damageCustomerRefusals : ofBusiness;
  const quiet = statusOf(error) === 403 && bankregnr !== null && quietBanks.includes(bankregnr);
  return quiet && refusalIn(table, error) === null ? noPolicies[kind] : noticeIn(table, error);
}

export const personCustomerRefusals = {
  // A8.2; the message is assumed.
  signs: {
    notInThisBank: { when: { status: 404, says: 'Kunden finnes ikke i denne banken' }, see: inAnotherBank },
  },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** A6.4, A4.12: whatever went wrong, the page shows nothing to who may be anyone. */
export const identificationRefusals = {
  otherwise: notLoggedIn,
} as const satisfies RefusalTable;
