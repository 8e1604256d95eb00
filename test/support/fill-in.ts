import type { AnyCases } from '#flows/engine/walk/cases.ts';
import type { AnyScript, Driver } from '#flows/engine/walk/script.ts';

/** A form: the cases and the script of its flow. */
interface Form {
  readonly cases: AnyCases;
  readonly script: AnyScript;
}

function eventsOf({ moves }: AnyCases, move: string) {
  const events = moves?.[move];
  if (!events) throw new Error(`the cases have no move '${move}'`);
  return events;
}

/**
 * Fills in a form by a move of its cases, so that a test does not list the fields.
 * @param kept the field that keeps its present value
 */
export async function fillIn(
  driver: Driver,
  { cases, script }: Form,
  move: string,
  kept?: string,
): Promise<void> {
  for (const { type, ...payload } of eventsOf(cases, move)) {
    if ('field' in payload && payload.field === kept) continue;
    await script.does[type]?.(driver, payload as never, [] as never, {} as never);
  }
}

/** The label or question by which the script finds a field. */
export function nameOf({ script }: Pick<Form, 'script'>, field: string, value: unknown): string {
  let found = '';
  const record = async (name: string) => {
    found = name;
  };
  const driver: Pick<Driver, 'type' | 'choose' | 'tickOnly'> = {
    type: record,
    choose: record,
    tickOnly: record,
  };
  script.does['field.changed']?.(driver as Driver, { field, value } as never, [] as never, {} as never);
  return found;
}
