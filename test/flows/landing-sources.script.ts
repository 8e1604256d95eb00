import { landingSources } from '#flows/landing-sources.cases.ts';
import type { AnyScript } from '#test/support/script.ts';

/** Nobody sees a source by itself: what came of it is seen on the page that it is of. */
export const landingSourceScripts: readonly AnyScript[] = landingSources.map(({ flow }) => ({
  flow: flow.id,
  does: {},
  sees: { asking: 'nothing', there: 'exit', missing: 'exit' },
  takes: { asking: [], there: [], missing: [] },
}));
