import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { PolicySummary } from '#domain/policies/policy-summary.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** The customer's policies at the successor insurer (A7.15). */
export const listDigitalInsurances = (): Promise<readonly (PolicySummary | null)[]> =>
  read(keys.digitalInsurances, '/fremtind/forsikringer', eachOf(PolicySummary));
