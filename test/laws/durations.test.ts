import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import type { CardToDelete } from '#domain/travel-cards/travel-card.ts';
import { copyCode } from '#machines/shared/copy-code.ts';
import { dialog } from '#machines/shared/dialog.ts';
import { loadContact } from '#machines/shared/load-contact.ts';
import { addTravelCard } from '#machines/travel-cards/add-travel-card.ts';
import { deleteTravelCard } from '#machines/travel-cards/delete-travel-card.ts';

describe('the message about copying disappears after 2 s (B4.26, B9.12)', () => {
  test.each(['clipboard.written', 'clipboard.refused'] as const)('%s', (type) => {
    const clock = new SimulatedClock();
    const actor = createActor(copyCode, {
      clock,
      input: { code: 'FOR1', details: { status: 500, at: '21.11.2026, 14:05:32' } },
    }).start();
    actor.send({ type: 'copy.requested' });
    actor.send({ type });
    const { value } = actor.getSnapshot();
    clock.increment(1_999);
    expect(actor.getSnapshot().value).toBe(value);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('idle');
  });
});

test('the message about a deleted card is shown for 0.5 s before the flow ends (B4.25, B9.12)', async () => {
  const clock = new SimulatedClock();
  const deletion = { reisekortId: 'rk-2', forsikringsnummer: '7010009', reisekortinnehaver: 'Nora Skogly' };
  const deleting = deleteTravelCard.provide({
    actors: { deleteCard: fromPromise<unknown, CardToDelete>(async () => null) },
  });
  const actor = createActor(deleting, { clock, input: deletion }).start();
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('success'));
  clock.increment(499);
  expect(actor.getSnapshot().status).toBe('active');
  clock.increment(1);
  expect(actor.getSnapshot().output).toEqual({ isDeleted: true, mayBeOutdated: true });
});

function openDialog(options: Parameters<typeof dialogOptions>[0], isMotionReduced = false) {
  const clock = new SimulatedClock();
  const actor = createActor(dialog, { clock, input: { isMotionReduced } }).start();
  actor.send({ type: 'content.shown', options: dialogOptions(options) });
  clock.increment(300);
  return { clock, actor, state: () => actor.getSnapshot().value };
}

const named = { name: 'gi-tilgang', description: 'Gi en person tilgang' };

test('a closing dialog is removed after 300 ms (A4.14, A9.2)', () => {
  const { clock, actor, state } = openDialog(named);
  actor.send({ type: 'close.pressed' });
  clock.increment(299);
  expect(state()).toBe('closing');
  clock.increment(1);
  expect(state()).toBe('removed');
});

test('with reduced motion, a closing dialog is removed at once (A4.14)', () => {
  const { clock, actor, state } = openDialog(named, true);
  actor.send({ type: 'close.pressed' });
  clock.increment(1);
  expect(state()).toBe('removed');
});

test('a dialog with a time-out closes when the time-out fires (A4.14)', () => {
  const { clock, state } = openDialog({ ...named, timeOut: 5_000 });
  clock.increment(4_999);
  expect(state()).toEqual({ shown: 'open' });
  clock.increment(1);
  expect(state()).toBe('closing');
});

test.each([
  [9, { shown: 'open' }],
  [10, 'closing'],
])('a finger that moves %d px leaves the dialog in %o (A4.14, A9.2)', (pixels, expected) => {
  const { actor, state } = openDialog({ ...named, swipe: true });
  actor.send({ type: 'swipe.begun', at: 100 });
  actor.send({ type: 'swipe.ended', at: 100 + pixels });
  expect(state()).toEqual(expected);
});

test('a form waits for the known contact details for 2 s (C4.39)', () => {
  const clock = new SimulatedClock();
  const chart = loadContact.provide({
    actors: { getContactInfo: fromPromise<KnownContact>(() => new Promise(() => {})) },
  });
  const actor = createActor(chart, { input: { isNeeded: true }, clock }).start();
  clock.increment(1_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect(actor.getSnapshot().output).toEqual({});
});

test('an added travel card opens after 0.5 s (B4.25, B9.12)', async () => {
  const clock = new SimulatedClock();
  const added = { forsikringsnummer: { value: '7100005' } };
  const chart = addTravelCard.provide({ actors: { addCard: fromPromise(async () => added) } });
  const actor = createActor(chart, { input: { draft: null }, clock }).start();
  actor.send({ type: 'field.changed', field: 'forsikringsnummer', value: '7100005' });
  actor.send({ type: 'submitted' });
  await waitFor(actor, (state) => state.matches('added'));
  clock.increment(499);
  expect(actor.getSnapshot().value).toBe('added');
  clock.increment(1);
  expect(actor.getSnapshot().output).toEqual({ added: '7100005', mayBeOutdated: true });
});
