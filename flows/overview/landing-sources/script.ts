import type { AnyScript } from '#flows/engine/walk/script.ts';
import { landingSources } from './cases.ts';

/** Nobody sees a source by itself: what came of it is seen on the page that it is of. */
export const landingSourceScripts: readonly AnyScript[] = landingSources.map(({ flow }) => ({
  flow: flow.id,
  does: {},
  sees: {},
}));
