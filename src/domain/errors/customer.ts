import { type ApiError, statusOf, toApiError } from './api-error.ts';
import { generalRefusals, somethingWentWrong } from './general.ts';
import { noAccessRow } from './no-access.ts';
import type { Notice } from './notice.ts';
import { type NoticeIn, noticeIn, type RefusalTable, refusalIn } from './refusals.ts';

/** The notice without policies (A8.10, B8.5). Only B8.5 has the complete private sentence, which is used for shared policies too. */
export const noPolicies = {
  private: {
    kind: 'state',
    title: 'Ingen forsikringer',
    text: 'Du har ingen forsikringer hos oss som er registrert på deg.',
  },
  business: { kind: 'state', title: 'Ingen forsikringer', text: '{owner} har ingen aktive forsikringer' },
} as const satisfies Record<string, Notice>;

/** Whether the notice says that there are no policies. */
export const meansNone = ({ title }: Pick<Notice, 'title'>): boolean => title === noPolicies.private.title;

/** A damage customer of another bank, and a person customer who is unknown in this one (A8.1, A8.2). */
const inAnotherBank = {
  kind: 'state',
  title: 'Feil kundeforhold',
  text: 'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
} as const satisfies Notice;

/** The sign that the visitor may not see damage insurance. It counts as having none, and is no error (A6.5). */
export const mayNotSeeDamage = { status: 403, says: 'Bruker mangler tilgang til skadeforsikring' } as const;

/** With the words for private customers; `damageCustomerNotice` has those for a business. */
export const damageCustomerRefusals = {
  signs: {
    // A valid empty state (A6.5).
    mayNotSeeDamage: {
      when: mayNotSeeDamage,
      notice: noPolicies.private,
    },
    // The server's message is assumed (A6.5).
    legacyCustomer: {
      when: { status: 403, says: 'Customers of legacy system may not call this resource' },
      notice: noPolicies.private,
    },
  },
  codes: {
    FOR3170009: { notice: inAnotherBank },
    // The server's message is unknown, so code and status decide (A8.10).
    FOR3170051: { when: { status: 404 }, notice: noPolicies.private },
    FEL3710020: noAccessRow,
  },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** Whether the error means that the customer belongs to another bank (A8.1). */
export const isInAnotherBank = (error: unknown): boolean =>
  refusalIn(damageCustomerRefusals, error) === 'FOR3170009';

type DamageCustomerNotice = NoticeIn<typeof damageCustomerRefusals> | (typeof noPolicies)['business'];

/** A 403 without an explanation: the customer's bank decides whether it is an error (A6.5). */
export const dependsOnBank = (error: unknown): boolean =>
  statusOf(error) === 403 && noticeIn(damageCustomerRefusals, error) === somethingWentWrong;

/** The same error with the server's own words for no damage insurance. */
export const asNoDamage = (error: unknown): ApiError => ({
  ...toApiError(error),
  message: mayNotSeeDamage.says,
});

/** The notice for a failed damage customer: the words of the table. A business has its own words for no policies. */
export function damageCustomerNotice(error: unknown, kind: keyof typeof noPolicies): DamageCustomerNotice {
  const notice = noticeIn(damageCustomerRefusals, error);
  return notice === noPolicies.private ? noPolicies[kind] : notice;
}

export const personCustomerRefusals = {
  // The server's message is assumed (A8.2).
  signs: {
    notInThisBank: {
      when: { status: 404, says: 'Kunden finnes ikke i denne banken' },
      notice: inAnotherBank,
    },
  },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;
