import { unknownProduct } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { productOf } from './catalogue.ts';

/** The path of a policy's details, or the notice instead. */
export type DetailPath = { readonly path: string } | { readonly problem: Notice };

/**
 * First part of the detail call's path, `/{area}/{product}` (B7.2).
 * An unknown product (A8.13) is a value and not an exception: customers can have such policies, so the chart needs a state
 * for it. Life has no detail call, so its products are unknown here.
 */
export function detailPath(code: string): DetailPath {
  const call = productOf(code)?.detailCall;
  return call ? { path: `/${call.area}/${call.product}` } : { problem: unknownProduct };
}
