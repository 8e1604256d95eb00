import type { AnyStateMachine } from 'xstate';
import { guardWords } from '#flows/engine/walk/coverage.ts';
import { actionWords } from './actions.ts';

const head = (source: string): string =>
  [
    `Generated from ${source} by \`npm run docs\`; do not edit.`,
    'To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):',
    '1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:',
    '   an import overwrites the machine that is open.',
    '2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.',
    '3. Paste this whole file, and choose Import.',
    'Calls, child flows, guards and actions have their names here, and no code.',
  ]
    .map((line) => `// ${line}`)
    .join('\n');

/** The parts of a chart that hold data. */
const data = ['context', 'input', 'output', 'schemas'];

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** A value as JavaScript, on one line if there is room. */
function print(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((part) => print(part, deeper))
    : Object.entries(value).map(([name, part]) => `${keyOf(name)}: ${print(part, deeper)}`);
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length + indent.length < 100 && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${deeper}${part},\n`).join('');
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`;
}

const named = (kind: string, names: Iterable<string>, codeOf: (name: string) => string): string => {
  const lines = [...names].map((name) => `    ${keyOf(name)}: ${codeOf(name)},\n`);
  return lines.length > 0 ? `  ${kind}: {\n${lines.join('')}  },\n` : '';
};

/** A chart as one file for Stately Studio: its states, and the names of their actions, guards and calls. */
export function statelyOf(machine: AnyStateMachine, source: string): string {
  const { actors, delays, ...own } = machine.implementations;
  const guards = new Set(Object.keys(own.guards));
  const actions = new Set(Object.keys(own.actions));
  const nameIn = (names: Set<string>, name: string): string => {
    names.add(name);
    return name;
  };
  const withNames = (part: unknown, key = ''): unknown => {
    if (Array.isArray(part)) return part.map((each) => withNames(each, key));
    if (key === 'guard') return nameIn(guards, guardWords(part));
    if (['actions', 'entry', 'exit'].includes(key)) return nameIn(actions, actionWords(part));
    if (typeof part !== 'object' || part === null) return part;
    const kept = Object.entries(part).filter(([name]) => !data.includes(name));
    return Object.fromEntries(kept.map(([name, below]) => [name, withNames(below, name)]));
  };
  const chart = print(withNames(machine.config));
  const lengthOf = (delay: string) => (typeof delays[delay] === 'number' ? `${delays[delay]}` : '() => 0');
  return `${head(source)}
import { fromPromise, setup } from 'xstate';

export const chart = setup({
${named('actors', Object.keys(actors), () => 'fromPromise(async () => {})')}\
${named('guards', guards, () => '() => false')}\
${named('actions', actions, () => '() => {}')}\
${named('delays', Object.keys(delays), lengthOf)}\
}).createMachine(${chart});
`;
}
