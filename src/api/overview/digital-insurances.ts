import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { PolicySummary } from '#domain/policies/policy-summary.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** A7.15: the customer's policies at the successor insurer. */
export const listDigitalInsurances = (): Promise<readonly (PolicySummary | null)[]> =>
  read(keys.digitalInsurances, '/fremtind/forsikringer', eachOf(PolicySummary));
