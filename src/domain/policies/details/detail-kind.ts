import type { Struct } from 'superstruct';
import type { Block, DescribeOptions } from './block.ts';

/** How the details of one kind are read from the response, and described on the page. */
export interface Kind<Detail> {
  readonly struct: Struct<Detail, unknown>;
  readonly describe: (detail: Detail, options: DescribeOptions) => readonly Block[];
}

export const kind = <Detail, S>(struct: Struct<Detail, S>, describe: Kind<Detail>['describe']) => ({
  struct,
  describe,
});
