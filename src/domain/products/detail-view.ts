import { productOf } from './catalogue.ts';
import type { DetailView, Product } from './product.ts';

/** Feature toggles that decide on views (A3.17, B2.44). */
export interface DetailToggles {
  readonly richOutbuilding: boolean;
  readonly richFarmResidence: boolean;
  readonly richCraftsman: boolean;
  /** Without it, a craftsman's policy has the generic page. */
  readonly craftsmanPage: boolean;
}

export interface ShownView {
  readonly view: DetailView;
  /** The view in its rich form; false too for views that have only one. */
  readonly rich: boolean;
}

const generic: ShownView = { view: 'generic', rich: false };

/** The view of a policy's detail page. `kind` is its list's: unknown codes have one too. */
export function detailView(kind: Product['kind'], code: string, toggles: DetailToggles): ShownView {
  if (kind === 'life') return { view: 'personalInsurance', rich: false };
  const view = productOf(code)?.view ?? 'generic';
  switch (view) {
    case 'farmOutbuilding':
      return toggles.richOutbuilding ? { view, rich: true } : generic;
    case 'farmResidence':
      return toggles.richFarmResidence ? { view, rich: true } : generic;
    case 'craftsman':
      // Its rich toggle alone leaves the plain view (C3.8).
      return toggles.craftsmanPage ? { view, rich: toggles.richCraftsman } : generic;
    default:
      return { view, rich: false };
  }
}
