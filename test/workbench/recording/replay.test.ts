import { describe, expect, test } from 'vitest';
import { serverError, timeoutError } from '#flows/engine/simulate.ts';
import { replay } from '#workbench/recording/replay.ts';
import { answers, banks, declaration, done, failed, openDeclaration } from './sessions.ts';

/** A customer whose bank chooser and first attempt to send go wrong, up to the questions. */
function recorded() {
  const session = openDeclaration();
  session.send(done('loadCustomer', { hasBankRelationship: true }));
  session.child().send(failed('listBanks', serverError(500)));
  session.child().send({ type: 'retried' });
  session.child().send(done('listBanks', banks));
  session.child().send({ type: 'search.changed', search: 'sol' });
  session.child().send({ type: 'bank.chosen', bankregnr: '4100' });
  session.child().send({ type: 'submitted' });
  session.send({ type: 'submitted' }, ...answers, { type: 'submitted' });
  session.send(failed('submitDeclaration', timeoutError()));
  return session;
}

describe('a recording', () => {
  test('has each event of each chart, the transitions and the next state', () => {
    const { steps, flow, version } = recorded().recording();
    expect({ flow, version }).toEqual({ flow: 'self-declaration', version: 1 });
    expect(steps.slice(0, 3)).toEqual([
      {
        actor: 'self-declaration',
        event: { type: 'xstate.done.actor.loadCustomer', output: { hasBankRelationship: true } },
        inner: false,
        taken: [
          'self-declaration.loadingCustomer: xstate.done.actor.loadCustomer [hasBankRelationship] → choosingBank',
        ],
        state: 'choosingBank',
      },
      {
        actor: 'self-declaration/bankSelection',
        event: { type: 'xstate.error.actor.listBanks', error: { ...serverError(500), message: '' } },
        inner: false,
        taken: ['bank-selection.loading: xstate.error.actor.listBanks → unavailable'],
        state: 'unavailable',
      },
      {
        actor: 'self-declaration/bankSelection',
        event: { type: 'retried' },
        inner: false,
        taken: ['bank-selection.unavailable: retried → loading'],
        state: 'loading',
      },
    ]);
  });

  test('has the events between charts, and the transitions without an event', () => {
    const { steps } = recorded().recording();
    expect(steps.filter(({ inner }) => inner).map(({ event }) => event.type)).toEqual([
      'xstate.done.actor.bankSelection',
    ]);
    expect(steps.find(({ taken }) => taken.length > 1)?.taken).toEqual([
      'self-declaration.filling: field.changed → stays',
      'self-declaration.filling.rejected: always [allAnswered] → filling.typing',
    ]);
  });

  test('ends with the present state, and does not change when the flow stops', () => {
    const session = recorded();
    const before = session.recording();
    session.actor.stop();
    expect(session.recording()).toEqual(before);
    expect(before.end.map(({ actor, state, status }) => [actor, state, status])).toEqual([
      ['self-declaration', 'filling.unknown', 'active'],
    ]);
  });
});

describe('a replay', () => {
  test('has the same steps and the same end', () => {
    const recording = recorded().recording();
    const { replayed, differences } = replay(recording, declaration);
    expect(differences).toEqual([]);
    expect(replayed.steps.map(({ state }) => state)).toEqual(recording.steps.map(({ state }) => state));
    expect(replayed.end[0]).toMatchObject({ state: 'filling.unknown', status: 'active' });
  });

  test('continues inside a child flow', () => {
    const session = openDeclaration();
    session.send(done('loadCustomer', { hasBankRelationship: true }));
    session.child().send(done('listBanks', banks));
    session.child().send({ type: 'submitted' });
    const { replayed, differences } = replay(session.recording(), declaration);
    expect(differences).toEqual([]);
    expect(replayed.end.map(({ actor, state }) => `${actor}: ${state}`).sort()).toEqual([
      'self-declaration/bankSelection: choosing.rejected',
      'self-declaration: choosingBank',
    ]);
  });

  test('of an ended flow has the same exit', () => {
    const session = openDeclaration();
    session.send(done('loadCustomer', { hasBankRelationship: false }), { type: 'cancelled' });
    const { replayed, differences } = replay(session.recording(), declaration);
    expect(differences).toEqual([]);
    expect(replayed.end).toMatchObject([
      { status: 'done', output: { leave: 'https://bank.example/oversikt/forsikring/mine-forsikringer' } },
    ]);
  });

  test('names the first step that differs, and the end', () => {
    const recording = recorded().recording();
    const [first] = recording.steps;
    if (first) first.state = 'unavailable';
    recording.end[0] = { ...recording.end[0], state: 'unwanted' } as never;
    expect(replay(recording, declaration).differences).toEqual([
      'step 1, state: recorded "unavailable", replayed "choosingBank"',
      'end of self-declaration, state: recorded "unwanted", replayed "filling.unknown"',
    ]);
  });

  test('reports an event to a flow that is not running', () => {
    const recording = recorded().recording();
    recording.steps.shift();
    expect(replay(recording, declaration).differences[0]).toBe(
      'Step 1: self-declaration/bankSelection was not running to take xstate.error.actor.listBanks.',
    );
  });
});
