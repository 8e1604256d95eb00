import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { privateReads } from '#domain/overview/private-reads.ts';
import { PolicySummary } from '#domain/policies/policy-summary.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** The customer's policies at the successor insurer (A7.15). */
export const listDigitalInsurances = (): Promise<readonly (PolicySummary | null)[]> =>
  read(keys.digitalInsurances, privateReads.digital, eachOf(PolicySummary));
