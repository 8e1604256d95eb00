import { create, record, string } from 'superstruct';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';
import type { ScreensByFlow } from './found-everywhere.ts';

let loaded: Promise<ScreensByFlow> | null = null;

async function load(): Promise<ScreensByFlow> {
  const response = await fetch('/sandbox/screens');
  if (!response.ok) return {};
  const files = create(await response.json(), record(string(), string()));
  return Object.fromEntries(Object.entries(files).map(([flow, file]) => [flow, shownScreens(file)]));
}

/** The texts on all screens, from the sandbox; none without it. They are loaded once. */
export function loadTexts(): Promise<ScreensByFlow> {
  loaded ??= load().catch(() => ({}));
  return loaded;
}
