import { productOf } from '#domain/products/catalogue.ts';
import type { DetailView } from '#domain/products/product.ts';
import { type Toggle, toggles } from '#domain/site/toggle.ts';

/** Views that stand behind toggles, all of which have to be on (B2.44, B6.14, C3.8). */
const behind: ReadonlyMap<DetailView, readonly Toggle[]> = new Map([
  ['farmOutbuilding', [toggles.richOutbuilding]],
  ['farmResidence', [toggles.richFarmResidence]],
  ['craftsman', [toggles.craftsmanPage, toggles.richCraftsman]],
]);

/** The toggles that decide whether a product has its own view; none for most. */
export const togglesOf = (code: string): readonly Toggle[] =>
  behind.get(productOf(code)?.view ?? 'generic') ?? [];
