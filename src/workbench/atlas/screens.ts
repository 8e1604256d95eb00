import type { ComponentType } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

/** The screen of a leaf, as text. */
export interface ScreenOfLeaf {
  readonly leaf: string;
  /** The component's name, or 'exit', 'transient', 'nothing', 'flow bankSelection'. */
  readonly name: string;
  readonly isComponent: boolean;
}

type Lazy = Readonly<Record<'load', () => Promise<ComponentType>>>;

const isLazy = (view: object): view is Lazy => 'load' in view;

async function screenOf(leaf: string, view: unknown): Promise<ScreenOfLeaf> {
  if (typeof view === 'string') return { leaf, name: view, isComponent: false };
  if (view instanceof Object && 'child' in view) {
    return { leaf, name: `flow ${view.child}`, isComponent: false };
  }
  const component = view instanceof Object && isLazy(view) ? await view.load() : view;
  if (typeof component !== 'function')
    throw new Error(`${leaf}: declare a screen that loads on demand with lazyView`);
  return { leaf, name: component.name, isComponent: true };
}

/** The screens of a flow's leaves, then the frames of its parallel states. */
export const screensOf = ({ views, frames = {} }: AnyFlow): Promise<readonly ScreenOfLeaf[]> =>
  Promise.all(
    [...Object.entries(views), ...Object.entries(frames)].map(([path, view]) => screenOf(path, view)),
  );
