import { create, record, string } from 'superstruct';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';
import { seenRequirements } from './seen-requirements.ts';
import { noTexts, type Texts } from './texts.ts';

let loaded: Promise<Texts> | null = null;

async function loadFiles(of: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`/sandbox/${of}`);
  return create(await response.json(), record(string(), string()));
}

async function load(): Promise<Texts> {
  const [screens, requirements] = await Promise.all([loadFiles('screens'), loadFiles('requirements')]);
  return {
    screens: Object.fromEntries(Object.entries(screens).map(([flow, file]) => [flow, shownScreens(file)])),
    requirements: seenRequirements(Object.values(requirements)),
  };
}

/** The texts on all screens and the requirements, from the sandbox. None if they fail to load; the next call loads them again. */
export function loadTexts(): Promise<Texts> {
  loaded ??= load().catch(() => {
    loaded = null;
    return noTexts;
  });
  return loaded;
}
