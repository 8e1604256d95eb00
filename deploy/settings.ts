import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, record, string } from 'superstruct';
import { writeWhole } from './write-whole.ts';

/** Values of `nginx.conf.template`, by the names of their environment variables. */
export type Settings = Readonly<Record<string, string>>;

const fileIn = (site: string) => join(site, 'settings.json');

/** The settings that a site was configured with. */
export function settingsOf(site: string): Settings {
  const file = fileIn(site);
  if (!existsSync(file)) return {};
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), record(string(), string()));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const writeSettings = (site: string, settings: Settings): void =>
  writeWhole(fileIn(site), `${JSON.stringify(settings, null, 2)}\n`);

/** The names of the variables with a default: the others are made of the bank's file and of the version. */
const namesIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(/\$\{([A-Z_]+):-/g)].flatMap(([, name]) => name ?? [])),
];

/** The settings of before, changed by the variables that are set. An empty one returns to the default. */
export function nextSettings(
  template: string,
  before: Settings,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const values = namesIn(template).map((name) => [name, env[name] ?? before[name] ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Each changed setting in words: "LISTEN: 8443 ssl http2, before it the default". */
export const changesIn = (before: Settings, after: Settings): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${after[name] ?? 'the default'}, before it ${before[name] ?? 'the default'}`);
