import { array } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { PolicySummary } from '#domain/policies/policy-summary.ts';

/** A7.15: the customer's policies at the successor insurer. */
export const listDigitalInsurances = (): Promise<readonly PolicySummary[]> =>
  read(keys.digitalInsurances, '/fremtind/forsikringer', array(PolicySummary));
