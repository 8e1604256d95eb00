import { registry } from '#flows/registry.ts';
import { isPersonaId } from '#sandbox/personas.ts';
import { goalsOf } from '#workbench/goals.ts';
import { placeIn } from './place.ts';
import { shown, widths, writesOf } from './settings.ts';

const isFlowId = (id: string): boolean => registry.some(({ flow }) => flow.id === id);

/** Fields that have the same values everywhere, each with whether it knows a value and what happens without. */
const fields: Readonly<Record<string, readonly [isKnown: (value: string) => boolean, instead: string]>> = {
  flow: [isFlowId, 'no flow is started'],
  persona: [isPersonaId, 'the browser keeps the persona that it has'],
  width: [(value) => Object.hasOwn(widths, value), 'the page is as wide as a phone'],
  split: [(value) => /^[2-8]\d$/.test(value), 'the column is as wide as the page'],
  show: [(value) => shown.includes(value), 'page and chart are shown'],
  latency: [(value) => /^\d+$/.test(value), 'the sandbox responds as before'],
  writes: [(value) => writesOf.includes(value), 'writes are sent or held as usual'],
  chart: [isFlowId, 'the chart of the started flow is shown'],
};

interface Reading {
  /** The address without what the workbench does not know. */
  readonly search: string;
  /** What it does not know, in words. */
  readonly problems: readonly string[];
}

/** Reads an address that somebody typed or that is older than a change of a chart. */
export function readAddress(search: string): Reading {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const drop = (name: string, instead: string) => {
    problems.push(`The address has an unknown ${name}, “${query.get(name)}”: ${instead}.`);
    query.delete(name);
  };
  for (const [name, [isKnown, instead]] of Object.entries(fields)) {
    const value = query.get(name);
    if (value !== null && !isKnown(value)) drop(name, instead);
  }
  const { flow, state } = placeIn(`?${query}`);
  const goals = registry.flatMap((each) => (each.flow.id === flow ? goalsOf(each.flow) : []));
  if (state !== null && flow === null) drop('state', 'it belongs to no flow');
  else if (state !== null && !goals.includes(state)) drop('state', `${flow} begins at its start`);
  return { search: `?${query}`, problems };
}
