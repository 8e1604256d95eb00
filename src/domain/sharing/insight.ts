import { type ApiError, statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { mayShareInsight } from '#domain/person/private-right.ts';
import type { SharedGroup } from '#domain/policies/shared-group.ts';
import { readable } from '#domain/shared/wire.ts';

/** Whether the visitor has something to share; unknown if the policies could not be loaded (B6.10, B8.23). */
export type Sharing =
  | { readonly kind: 'possible' | 'nothingToShare' }
  | { readonly kind: 'unknown'; readonly error: ApiError };

export const sharingOf = (damagePolicies: readonly unknown[]): Sharing => ({
  kind: mayShareInsight(damagePolicies) ? 'possible' : 'nothingToShare',
});

/** Some refusals say that the visitor is no damage customer, and so does any 404 (A6.5, C1.4). */
export const sharingWithout = (error: ApiError): Sharing =>
  noticeIn(damageCustomerRefusals, error).kind === 'state' || statusOf(error) === 404
    ? { kind: 'nothingToShare' }
    : { kind: 'unknown', error };

/** The result of the last change (B4.23), with the registered name, or the typed surname in errors (C3.10). */
export type Change =
  | { readonly kind: 'given' | 'deleted'; readonly name: string }
  | {
      /** 'maybe': no response, so the change may have been made. */
      readonly kind: 'notGiven' | 'maybeGiven' | 'notDeleted' | 'maybeDeleted';
      readonly name: string;
      readonly error: ApiError;
    };

/** A person who has given the visitor insight. */
interface Giver {
  readonly id: string;
  readonly name: string;
  readonly policies: number;
}

export interface Givers {
  readonly list: readonly Giver[];
  /** Some entries of the response could not be read. */
  readonly isPartial: boolean;
}

export const giversOf = (groups: readonly (SharedGroup | null)[]): Givers => ({
  list: readable(groups).map(({ privatRelasjonId, eierFornavn, eierEtternavn, forsikringer }) => ({
    id: privatRelasjonId,
    name: `${eierFornavn} ${eierEtternavn}`,
    policies: forsikringer.length,
  })),
  isPartial: groups.includes(null),
});
