import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { registered, registry } from '#flows/registry.ts';
import { isPersonaId } from '#sandbox/personas.ts';
import { goalFor, goalsOf, throughFor } from '#workbench/goals.ts';
import { placeIn } from './place.ts';
import { shown, widths, writesOf } from './settings.ts';
import { transitionsFrom } from './transition-words.ts';

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

/** The other fields; some of them are read elsewhere. */
const names: readonly string[] = [...Object.keys(fields), 'state', 'did', 'hold', 'selected'];

/** Whether a chart has a state or a transition of this name. */
function hasPart(flow: string, name: string): boolean {
  const nodes = nodesOf(registered(flow).flow.machine.root);
  return (
    nodes.some((node) => pathOf(node) === name) ||
    nodes.flatMap(transitionsFrom).some((each) => nameOf(each) === name)
  );
}

/** Reads an address that somebody typed or that is older than a change of a chart. */
export function readAddress(search: string): Reading {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const drop = (name: string, instead: string) => {
    problems.push(`The address has an unknown ${name}, “${query.get(name)}”: ${instead}.`);
    query.delete(name);
  };
  for (const name of [...new Set(query.keys())].filter((each) => !names.includes(each))) {
    problems.push(`The address has an unknown field, “${name}”: it is left out.`);
    query.delete(name);
  }
  for (const [name, [isKnown, instead]] of Object.entries(fields)) {
    const value = query.get(name);
    if (value !== null && !isKnown(value)) drop(name, instead);
  }
  const { flow, state } = placeIn(`?${query}`);
  if (flow === null && query.has('did')) drop('did', 'it belongs to no flow');
  if (state !== null && flow === null) drop('state', 'it belongs to no flow');
  else if (state !== null && flow !== null) {
    const chart = registered(flow).flow;
    const isGoal = goalsOf(chart).includes(state) || throughFor(chart, state) !== undefined;
    const leaf = hasPart(flow, state) ? goalFor(chart, state) : undefined;
    if (!isGoal && leaf === undefined) drop('state', `${flow} begins at its start`);
    else if (!isGoal && leaf !== undefined) {
      problems.push(`“${state}” of ${flow} is a group of states: the page goes to its first one, “${leaf}”.`);
      query.set('state', leaf);
    }
  }
  const shownChart = query.get('chart') ?? query.get('flow');
  const selected = query.get('selected');
  if (selected && (shownChart === null || !hasPart(shownChart, selected)))
    drop('selected', shownChart === null ? 'no chart is shown' : `${shownChart} has no such part`);
  return { search: `?${query}`, problems };
}
