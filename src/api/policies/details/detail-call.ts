import type { Struct } from 'superstruct';
import * as keys from '#api/keys.ts';
import { type PolicyInTransaction, transactionQuery, versionPath } from '#api/policies/policy-version.ts';
import { read } from '#api/read.ts';
import type { Block, DescribeOptions } from '#domain/policies/details/block.ts';

/**
 * The detail call of one product (B7.2). Its path is the one that `detailPath` of the domain gives for the product's
 * codes.
 */
export interface DetailCall<Detail> {
  (policy: PolicyInTransaction): Promise<Detail>;
  readonly path: string;
  /** Loads the same response and describes it as parts of a page. */
  describe(policy: PolicyInTransaction, options: DescribeOptions): Promise<readonly Block[]>;
}

export function detailCall<Detail, S>(
  path: string,
  struct: Struct<Detail, S>,
  describe: (detail: Detail, options: DescribeOptions) => readonly Block[],
): DetailCall<Detail> {
  const load = (policy: PolicyInTransaction) => {
    const version = versionPath(policy);
    return read(
      [...keys.policyDetails, path + version],
      `${path}${version}${transactionQuery(policy)}`,
      struct,
    );
  };
  return Object.assign(load, {
    path,
    describe: async (policy: PolicyInTransaction, options: DescribeOptions) =>
      describe(await load(policy), options),
  });
}
