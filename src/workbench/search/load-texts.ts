import { create, record, string } from 'superstruct';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';
import { seenRequirements } from './seen-requirements.ts';
import type { Texts } from './texts.ts';

let loaded: Promise<Texts> | null = null;

async function loadFiles(of: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`/sandbox/${of}`).catch(() => null);
  return response?.ok ? create(await response.json(), record(string(), string())) : {};
}

async function load(): Promise<Texts> {
  const [screens, requirements] = await Promise.all([loadFiles('screens'), loadFiles('requirements')]);
  return {
    screens: Object.fromEntries(Object.entries(screens).map(([flow, file]) => [flow, shownScreens(file)])),
    requirements: seenRequirements(Object.values(requirements)),
  };
}

/** The texts on all screens and the requirements, from the sandbox; none without it. They are loaded once. */
export function loadTexts(): Promise<Texts> {
  loaded ??= load();
  return loaded;
}
