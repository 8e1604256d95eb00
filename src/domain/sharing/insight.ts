import { type ApiError, statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { mayShareInsight } from '#domain/person/private-right.ts';
import { readable } from '#domain/shared/wire.ts';
import { ownerName } from './errors.ts';
import type { SharedGroup } from './shared-group.ts';
import type { SharingTyped } from './sharing-form.ts';

/** Whether the visitor has something to share; unknown if the policies could not be loaded (B6.10, B8.23). */
export type Sharing =
  | { readonly kind: 'possible' | 'nothingToShare' }
  | { readonly kind: 'unknown'; readonly error: ApiError };

export const sharingOf = (damagePolicies: readonly unknown[]): Sharing => ({
  kind: mayShareInsight(damagePolicies) ? 'possible' : 'nothingToShare',
});

/** The value after an error. Some refusals, and any 404, mean that there is no damage customer here (A6.5, C1.4). */
export const sharingAfterError = (error: ApiError): Sharing =>
  noticeIn(damageCustomerRefusals, error).kind === 'state' || statusOf(error) === 404
    ? { kind: 'nothingToShare' }
    : { kind: 'unknown', error };

/** The result of a change (B4.23). The name is the registered name, or the typed surname if giving failed (C3.10). */
export type Change =
  | { readonly kind: 'given' | 'deleted'; readonly name: string }
  | {
      /** 'maybe': no readable response, so the change may have been made. */
      readonly kind: 'notGiven' | 'maybeGiven' | 'notDeleted' | 'maybeDeleted';
      readonly name: string;
      readonly error: ApiError;
    };

/** How the dialog to give insight ended. */
export interface GivenOutcome {
  /** Null if the visitor cancelled. */
  readonly change: Change | null;
  /** The values for the next attempt: what was typed, or an empty form unless the request failed. */
  readonly form: SharingTyped;
  /** Also true after a failure: the list is reloaded after each attempt. */
  readonly mayBeOutdated: boolean;
}

/** A person who has given the visitor insight. */
interface Giver {
  readonly id: string;
  readonly name: string;
  readonly policyCount: number;
}

export interface Givers {
  readonly list: readonly Giver[];
  /** Some entries of the response could not be read. */
  readonly isPartial: boolean;
}

/** The words for a missing name are assumed. */
export const giversOf = (groups: readonly (SharedGroup | null)[]): Givers => ({
  list: readable(groups).map((group) => ({
    id: group.privatRelasjonId,
    name: ownerName(group) || 'Uten navn',
    policyCount: group.forsikringer.length,
  })),
  isPartial: groups.includes(null),
});
