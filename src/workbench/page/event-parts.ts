import type { EventObject } from 'xstate';
import { isStandIn } from '#domain/person/without-personal.ts';
import { redact } from '#flows/engine/redaction.ts';
import type { AnyCases } from '#flows/engine/walk/cases.ts';
import { differentParts } from '#workbench/recording/parts.ts';

type Path = readonly (string | number)[];

/** Where a hidden part of an event is found: in the context of its chart, or in an event of the flow's cases, by number. */
type Reference = { readonly $: string } | { readonly $: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isReference = (value: unknown): value is Reference =>
  isRecord(value) && Object.keys(value).join() === '$';

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);

/** The path of a value in plain data; undefined if it is not there. */
function pathTo(data: unknown, value: unknown, path: Path = []): Path | undefined {
  if (data === value) return path;
  if (!isRecord(data)) return undefined;
  for (const [key, part] of Object.entries(data)) {
    const found = pathTo(part, value, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The events of the cases and their moves that have a type. */
const examplesOf = ({ events, moves = {} }: AnyCases, type: string): readonly EventObject[] => [
  ...(events[type] ?? []).map((payload: object) => ({ ...payload, type })),
  ...Object.values(moves)
    .flat()
    .filter((event) => event.type === type),
];

const jsonOf = (value: unknown): string => JSON.stringify(value);

const isSameShown = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isStandIn(one) && isStandIn(other));

/** The number of the case whose event is the same, or else has the same shown parts; -1 if there is none. */
function exampleFor(event: EventObject, examples: readonly EventObject[]): number {
  const same = examples.findIndex((each) => jsonOf({ ...each }) === jsonOf({ ...event }));
  if (same >= 0) return same;
  return examples.findIndex(
    (each) => differentParts(redact({ ...each }), redact({ ...event }), isSameShown).length === 0,
  );
}

/** An event without what may be personal. */
export interface SharedEvent {
  readonly payload: unknown;
  /** Whether a value of the cases stands for one that a person typed. */
  readonly isExample: boolean;
}

/**
 * An event as a link may have it: a hidden part is replaced by the place where the page of a colleague finds it. Null if it is
 * found nowhere.
 */
export function shareEvent(event: EventObject, context: unknown, cases: AnyCases): SharedEvent | null {
  const examples = examplesOf(cases, event.type);
  const number = exampleFor(event, examples);
  const example = examples[number];
  let isLost = false;
  let isExample = false;
  const share = (part: unknown, shown: unknown, path: Path): unknown => {
    if (isStandIn(shown) && part !== shown) {
      const own = isRecord(part) ? undefined : pathTo(context, part);
      if (own) return { $: own.join('.') };
      if (example === undefined) isLost = true;
      if (jsonOf(partAt(example, path)) !== jsonOf(part)) isExample = true;
      return { $: number };
    }
    if (isRecord(part) && isRecord(shown)) {
      if (Object.keys(part).join() !== Object.keys(shown).join()) isLost = true;
      const entries = Object.entries(part).map(([key, each]) => [
        key,
        share(each, shown[key], [...path, key]),
      ]);
      return Array.isArray(part) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
    }
    if (part !== shown) isLost = true;
    return shown;
  };
  // The type is a name of the chart.
  const { type: _, ...payload } = event;
  const shared = share(payload, redact(payload), []);
  return isLost ? null : { payload: shared, isExample };
}

/** The event of a link, with the hidden parts from the page's own data; null if they are not there. */
export function ownEvent(
  shared: unknown,
  type: string,
  context: unknown,
  cases: AnyCases,
): EventObject | null {
  const examples = examplesOf(cases, type);
  let isLost = false;
  const own = (part: unknown, path: Path): unknown => {
    if (isReference(part)) {
      const found =
        typeof part.$ === 'number' ? partAt(examples[part.$], path) : partAt(context, part.$.split('.'));
      if (found === undefined) isLost = true;
      return found;
    }
    if (Array.isArray(part)) return part.map((each, at) => own(each, [...path, at]));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, own(each, [...path, key])]));
  };
  const event = own(shared, []);
  return isLost || !isRecord(event) ? null : { ...event, type };
}
