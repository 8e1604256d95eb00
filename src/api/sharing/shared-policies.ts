import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { eachOf } from '#domain/shared/wire.ts';
import { SharedGroup } from '#domain/sharing/shared-group.ts';

/** The shared policies (B7.18): a group for each person who has given the customer insight. */
export const listSharedPolicies = (): Promise<readonly (SharedGroup | null)[]> =>
  read(keys.sharedPolicies, paths.sharedPolicies, eachOf(SharedGroup));
