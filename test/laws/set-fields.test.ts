import { describe, expect, test } from 'vitest';
import type { Step } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

describe('some step of the walk sets each field of the context that is empty at the start', () => {
  test.each(registry.map(({ flow }) => flow.id))('%s', async (id) => {
    const { cases, start, steps } = await walkOf(id);
    // A field of the input, such as a draft, may stay empty.
    const empty = Object.entries(start.context).filter(
      ([field, value]) => value === null && !(field in Object(cases.input)),
    );
    const unchanged = empty.filter(([field]) => steps.every(({ to }) => to.context[field] === null));
    expect(unchanged.map(([field]) => `no assign sets ${field}`)).toEqual([]);
  });
});

/** The value of a field, also of one below another field. */
function typedIn(form: unknown, field: string): unknown {
  const parts: readonly Record<string, unknown>[] = [form, ...Object.values(Object(form))].map(Object);
  return parts.find((part) => Object.hasOwn(part, field))?.[field];
}

function dropped({ event, to }: Step): readonly string[] {
  if (!('field' in event && 'value' in event) || 'index' in event) return [];
  const { field, value } = event;
  return typedIn(to.context.form, String(field)) === value ? [] : [`no assign keeps form.${field}`];
}

describe('what is typed into a field is in the form', () => {
  const forms = registry.filter(({ flow }) => flow.machine.events.includes('field.changed'));
  test.each(forms.map(({ flow }) => flow.id))('%s', async (id) => {
    const { steps } = await walkOf(id);
    const typing = steps.filter(({ event }) => event.type === 'field.changed');
    expect(typing.length).toBeGreaterThan(0);
    expect([...new Set(typing.flatMap(dropped))]).toEqual([]);
  });
});
