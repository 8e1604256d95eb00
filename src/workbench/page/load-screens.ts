import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';

const isLazy = (view: unknown): view is { load(): Promise<unknown> } =>
  view instanceof Object && 'load' in view && typeof view.load === 'function';

/** Loads the code of every screen of a flow and of its child flows: later ones are shown without the network too. */
export async function loadScreens({ views, frames = {}, actors }: AnyFlow): Promise<void> {
  const own = [...Object.values(views), ...Object.values(frames)].filter(isLazy).map((view) => view.load());
  const children = Object.values(actors).filter(isFlow).map(loadScreens);
  await Promise.allSettled([...own, ...children]);
}
