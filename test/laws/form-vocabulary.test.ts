import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { nodesOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';

/* The names of a form, as docs/changing.md has them. */

/** The leaves of `filling`, with their tags. */
const leaves = {
  typing: [],
  rejected: [],
  refused: ['failure'],
  failed: ['failure'],
  unknown: ['failure', 'unknown'],
} as const satisfies Record<string, readonly string[]>;

const failures = ['failed', 'filling.failed', 'filling.refused', 'filling.unknown', 'noAccess', 'unknown'];

/** The states after a request that succeeded; a verdict of the insurer may also be a failure. */
const successes = ['accepted', 'added', 'filling.failed', 'given', 'saved', 'sent', 'shared', 'unwanted'];

const events = [
  ...['field.changed', 'submitted', 'cancelled', 'dialog.dismissed', 'retried', 'form.requested'],
  ...['confirmed', 'back', 'finished'],
];

/** The events of a form that are not about filling it in and sending it. */
const further: Readonly<Record<string, readonly string[]>> = {
  'contact-details': ['edit.requested'],
  'employee-report': ['address.requested', 'another.requested'],
  'self-administered-report': [
    'another.requested',
    'paste.requested',
    'row.added',
    'row.changed',
    'row.removed',
  ],
  'self-declaration': ['address.requested'],
};

/** Charts with `submitted` that are no forms of this kind: docs/changing.md has their names. */
const exempt = ['bank-selection', 'green-card'];

/** Charts without a request, whose outcome is what was filled in. */
const unsent = ['paste-employees'];

const charts = registry.map(({ flow }) => flow.machine).filter((chart) => chart.events.includes('submitted'));
const forms = charts.filter(({ id }) => !exempt.includes(id));

const areRejection = (actions: readonly unknown[]): boolean =>
  actions.some((action) => 'event' in Object(action) && Object(action).event.type === 'form.rejected');

/**
 * Whether the state emits that the form is rejected, so that the first invalid field gets focus: at each entry, or by each
 * transition to it, because the return from a child flow is no rejection.
 */
function emitsRejection(state: AnyStateNode): boolean {
  const leading = nodesOf(state.machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(({ target }) => target?.includes(state));
  return (
    areRejection(state.entry) || (leading.length > 0 && leading.every(({ actions }) => areRejection(actions)))
  );
}

/** The states after an ending of the request, by their names from the form's own parent. */
const statesAfter = (node: AnyStateNode | undefined, ending: 'done' | 'error') =>
  [...(node?.transitions ?? [])]
    .filter(([type]) => type.startsWith(`xstate.${ending}.actor.`))
    .flatMap(([, transitions]) => transitions.flatMap(({ target }) => target ?? []))
    .map(({ key, parent }) => (parent?.key === 'filling' ? `filling.${key}` : key));

test('each chart that emits `form.rejected` is a form, exempt or without a request', () => {
  const rejecting = registry.filter(({ flow }) => nodesOf(flow.machine.root).some(emitsRejection));
  const others = rejecting.filter(({ flow }) => !charts.includes(flow.machine));
  expect(others.map(({ flow }) => flow.id)).toEqual(unsent);
  expect(forms.length).toBeGreaterThan(9);
  expect(charts.map(({ id }) => id)).toEqual(expect.arrayContaining(exempt));
});

describe.each(forms.map((chart) => [chart.id, chart] as const))('%s', (id, { root, events: all }) => {
  const filling = nodesOf(root).find(({ key }) => key === 'filling');
  // A history state is no leaf: it returns to one.
  const states = Object.values(filling?.states ?? {}).filter(({ type }) => type !== 'history');
  const sending = filling?.parent?.states.sending;

  test('has the leaves of a form below `filling`, with their tags', () => {
    expect(filling?.initial.target.map(({ key }) => key)).toEqual(['typing']);
    expect(states.map(({ key, tags }) => [key, tags])).toEqual(
      Object.entries(leaves).filter(([leaf]) => states.some(({ key }) => key === leaf)),
    );
  });

  test('emits `form.rejected` if the form is rejected or refused, and returns to `typing`', () => {
    const shown = states.filter(({ key }) => key === 'rejected' || key === 'refused');
    expect(shown.map(({ key }) => key)).toContain('rejected');
    expect(states.filter((state) => emitsRejection(state) !== shown.includes(state))).toEqual([]);
    for (const { always } of shown) expect(always?.map(({ target }) => target?.[0]?.key)).toEqual(['typing']);
  });

  test('keeps what is typed by `keepField` or `setForm`, and only a new value clears an error of the server', () => {
    const changes = filling?.transitions.get('field.changed') ?? [];
    expect(changes.flatMap(({ actions }) => actions.map((action) => Object(action).type))).toEqual([
      expect.stringMatching(/^(keepField|setForm)$/),
    ]);
    const guards = changes.map(({ guard }) => Object(guard).type);
    expect(guards).toEqual([states.some(({ key }) => key === 'refused') ? 'changesValue' : undefined]);
  });

  test('runs its request in `sending`, and names the outcomes', () => {
    expect(sending?.tags).toEqual(['waiting', 'unsaved']);
    expect(failures).toEqual(expect.arrayContaining(statesAfter(sending, 'error')));
    expect(successes).toEqual(expect.arrayContaining(statesAfter(sending, 'done')));
  });

  test('has the events of a form', () => {
    const known = [...events, ...(further[id] ?? [])];
    expect(all.filter((type) => !type.startsWith('xstate.') && !known.includes(type))).toEqual([]);
  });
});
