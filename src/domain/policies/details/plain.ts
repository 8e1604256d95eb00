import { productOf } from '#domain/products/catalogue.ts';
import type { DetailView } from '#domain/products/product.ts';
import { type Toggle, toggles } from '#domain/site/toggle.ts';

/** The toggles of each view that has any; all of them must be on (B2.44, B6.14, C3.8). */
const togglesByView: ReadonlyMap<DetailView, readonly Toggle[]> = new Map([
  ['farmOutbuilding', [toggles.richOutbuilding]],
  ['farmResidence', [toggles.richFarmResidence]],
  ['craftsman', [toggles.craftsmanPage, toggles.richCraftsman]],
]);

/** The toggles that decide whether a product has its own view; none for most. */
export const togglesOf = (code: string): readonly Toggle[] =>
  togglesByView.get(productOf(code)?.view ?? 'generic') ?? [];
