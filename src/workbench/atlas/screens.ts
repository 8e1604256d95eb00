import { readdirSync, readFileSync } from 'node:fs';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

/** The screen of a leaf, in words. */
export interface ScreenOfLeaf {
  readonly leaf: string;
  /** The component's name, or what stands there instead: 'exit', 'passing', 'nothing', 'flow bankSelection'. */
  readonly name: string;
  readonly isComponent: boolean;
}

/** A screen whose code comes when it is needed: React keeps its loading in these. */
interface Lazy {
  readonly _payload: unknown;
  readonly _init: (payload: unknown) => unknown;
}

const isLazy = (view: unknown): view is Lazy =>
  typeof view === 'object' && view !== null && '_init' in view && typeof view._init === 'function';

/** As React does it: asked too early it throws a promise, or starts one. */
async function loaded(view: unknown): Promise<unknown> {
  if (!isLazy(view)) return view;
  try {
    return view._init(view._payload);
  } catch (late) {
    if (!(late instanceof Object && 'then' in late)) throw late;
    await late;
    return view._init(view._payload);
  }
}

async function screenOf(leaf: string, view: unknown): Promise<ScreenOfLeaf> {
  if (typeof view === 'string') return { leaf, name: view, isComponent: false };
  if (typeof view === 'object' && view !== null && 'child' in view) {
    return { leaf, name: `flow ${view.child}`, isComponent: false };
  }
  const component = await loaded(view);
  if (typeof component !== 'function') throw new Error(`${leaf} has a screen without a name`);
  return { leaf, name: component.name, isComponent: true };
}

export const screensOf = (flow: AnyFlow): Promise<readonly ScreenOfLeaf[]> =>
  Promise.all(Object.entries(flow.views).map(([leaf, view]) => screenOf(leaf, view)));

export const framesOf = (flow: AnyFlow): Promise<readonly ScreenOfLeaf[]> =>
  Promise.all(Object.entries(flow.frames ?? {}).map(([path, frame]) => screenOf(path, frame)));

const sources = (): readonly string[] =>
  readdirSync('src/views', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();

/** Where a screen is written, and what it takes: the interface of its props, as it stands there. */
export function writtenIn(component: string): { readonly file: string; readonly takes: string | null } {
  for (const file of sources()) {
    const text = readFileSync(file, 'utf8');
    if (!new RegExp(`^export (function|const) ${component}\\b`, 'm').test(text)) continue;
    const [takes = null] = new RegExp(`^interface ${component}Props {[\\s\\S]*?^}`, 'm').exec(text) ?? [];
    return { file, takes };
  }
  throw new Error(`no file of src/views has the screen ${component}`);
}
