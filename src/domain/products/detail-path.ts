import { unknownProduct } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { productOf } from './catalogue.ts';

/** Where a policy's details are fetched, or what the customer is told instead. */
export type DetailPath = { readonly path: string } | { readonly problem: Notice };

/**
 * First part of the detail call's path, `/{area}/{product}` (B7.2).
 * An unknown product (A8.13) is a value and not a throw: it comes from the customer's own policies, so it
 * is a state of the chart that shows them, and the compiler asks for that state.
 * Life has no detail call, so to this call its products are unknown too.
 */
export function detailPath(code: string): DetailPath {
  const call = productOf(code)?.detailCall;
  return call ? { path: `/${call.area}/${call.product}` } : { problem: unknownProduct };
}
