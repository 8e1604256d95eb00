import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { registered, registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

/** Flows that take typed values but store none of their own (0021). */
const withoutDraft: Readonly<Record<string, string>> = {
  'bank-selection': 'the declaration around it stores the bank that was chosen',
  buy: 'a search is not a form, and nothing is sent',
  'paste-employees':
    'a pasted list may have national identity numbers, and the report around it stores the rows',
  'share-travel-card': 'its only field is a national identity number, which is never stored',
};

/** Fields that are never stored: national identity numbers, and the health of the employees. */
const neverStored = ['fodselsnummer', 'fnr', 'arbeidsdyktig'];

const takesValues = (events: readonly string[]) => events.some((type) => type.endsWith('.changed'));

test('each flow that takes typed values stores them, or is on the list of those that do not', () => {
  const unstored = registry.filter(({ flow }) => takesValues(flow.machine.events) && !flow.draft);
  expect(unstored.map(({ flow }) => flow.id).sort()).toEqual(Object.keys(withoutDraft));
});

const stored = registry.filter(({ flow }) => flow.draft).map(({ flow }) => flow.id);

/** What a flow stores in some situation. */
const draftIn = (id: string, state: Parameters<typeof dataState>[0]): unknown =>
  registered(id).flow.draft?.(state.context as never, dataState(state) as never);

describe('a draft has what is typed into each field that may be stored', () => {
  test.each(stored)('%s', async (id) => {
    const { steps } = await walkOf(id);
    const missing = steps.flatMap(({ event, to }) => {
      if (event.type !== 'field.changed' || !('field' in event && 'value' in event)) return [];
      const isStored = JSON.stringify(draftIn(id, to))?.includes(
        `"${event.field}":${JSON.stringify(event.value)}`,
      );
      return isStored || neverStored.includes(String(event.field)) ? [] : [`no draft has ${event.field}`];
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

type Draft = Readonly<Record<string, unknown>>;

/** The lists and searches, whose input has the fields of the draft, and a dialog, which gets the form of its page. */
const otherInputs: Readonly<Record<string, (draft: Draft) => object>> = {
  'business-landing': (draft) => draft,
  'choose-policy': (draft) => draft,
  'employee-list': ({ searchedName }) => ({ searchedName }),
  'give-insight': (form) => ({ form }),
  'private-landing': (draft) => draft,
};

describe('a visitor who logs in again begins with the draft', () => {
  test.each(stored)('%s', async (id) => {
    const { flow, cases, steps } = await walkOf(id);
    const length = (draft: unknown) => JSON.stringify(draft ?? '').length;
    const [draft] = steps
      .filter(({ to }) => to.status === 'active')
      .map(({ to }) => draftIn(id, to))
      .sort((one, other) => length(other) - length(one));
    expect(draft).toBeTruthy();
    const inputOf = otherInputs[id] ?? ((form) => ({ draft: form }));
    const input = { ...Object(cases.input), ...inputOf(Object(draft)) };
    const actor = createActor(inertChart(flow), { input });
    expect(draftIn(id, actor.getSnapshot())).toEqual(draft);
  });
});
