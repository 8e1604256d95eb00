import type { Call } from '#flows/engine/chart-types.ts';
import type { AnyFlow, Flow } from '#flows/engine/define-flow.ts';
import { type SourceOf, source } from '#machines/overview/source.ts';

/** A call as a source of a page, which shows what came of it; `id` is the source's own. */
export function sourceFlow<T, Asked = null>(
  id: string,
  load: (asked: Asked) => Promise<T>,
): Flow<SourceOf<T, Asked>> {
  const call: Call<{ asked: Asked }, T> = ({ input: { asked } }) => load(asked);
  const flow: AnyFlow = {
    kind: 'flow',
    id,
    title: 'Forsikring',
    machine: source,
    actors: { load: call },
    views: { asking: 'nothing', there: 'exit', missing: 'exit' },
    frames: {},
  };
  // The compiler gives up on following the types through the one chart of all sources.
  return flow as never;
}
