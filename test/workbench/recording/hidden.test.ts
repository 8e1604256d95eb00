import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { serverError } from '#flows/engine/simulate.ts';
import { registry } from '#flows/registry.ts';
import { maskOf } from '#workbench/recording/masked.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { replay } from '#workbench/recording/replay.ts';
import { answers, banks, declaration, done, failed, openDeclaration } from './sessions.ts';

/** A form whose guards read what a recording may not hold. */
const naming = setup({
  types: {
    context: {} as { etternavn: string; wantsNews: boolean },
    events: {} as
      | { type: 'changed'; etternavn: string }
      | { type: 'news'; wanted: boolean }
      | { type: 'submitted' },
  },
  guards: {
    isNamed: ({ context }) => context.etternavn.length > 2,
    wantsNews: ({ context }) => context.wantsNews,
  },
}).createMachine({
  id: 'naming',
  context: { etternavn: '', wantsNews: false },
  initial: 'filling',
  states: {
    filling: {
      on: {
        changed: { actions: assign({ etternavn: ({ event }) => event.etternavn }) },
        news: { actions: assign({ wantsNews: ({ event }) => event.wanted }) },
        submitted: [{ guard: 'isNamed', target: 'named' }, { target: 'nameless' }],
      },
    },
    nameless: { on: { changed: 'filling' } },
    named: { on: { submitted: { guard: 'wantsNews', target: 'subscribed' } } },
    subscribed: {},
  },
});

const namingFlow: AnyFlow = {
  kind: 'flow',
  id: 'naming',
  title: 'Navn',
  machine: naming,
  actors: {},
  views: {},
  frames: {},
};

function recordedNaming(
  ...events: readonly Parameters<ReturnType<typeof createActor<typeof naming>>['send']>[0][]
) {
  const recorder = openRecorder([namingFlow]);
  const actor = createActor(naming, { inspect: recorder.inspect }).start();
  for (const event of events) actor.send(event);
  const recording = recorder.recording();
  if (!recording) throw new Error('nothing was recorded');
  return recording;
}

test('a guard that reads a hidden value keeps its recorded result, and the replay lists it', () => {
  const recording = recordedNaming({ type: 'changed', etternavn: 'Ek' }, { type: 'submitted' });
  expect(JSON.stringify(recording)).toContain('"etternavn":"[skjult 1]"');
  const { differences, held, replayed } = replay(recording, namingFlow);
  expect(differences).toEqual([]);
  expect(held).toEqual(['isNamed at submitted of naming']);
  expect(replayed.end).toMatchObject([{ state: 'nameless' }]);
});

test('a guard that reads only a choice is evaluated, also beside hidden values', () => {
  const recording = recordedNaming(
    { type: 'changed', etternavn: 'Skogly' },
    { type: 'news', wanted: true },
    { type: 'submitted' },
    { type: 'submitted' },
  );
  expect(replay(recording, namingFlow)).toMatchObject({
    differences: [],
    held: ['isNamed at submitted of naming'],
    replayed: { end: [{ state: 'subscribed' }] },
  });
  const opposite = { wantsNews: ({ context }: { context: { wantsNews: boolean } }) => !context.wantsNews };
  const changed = { ...namingFlow, machine: naming.provide({ guards: opposite }) };
  expect(replay(recording, changed).differences).toContain(
    'step 4, state: recorded "subscribed", replayed "named"',
  );
});

test('a guard that no longer reads the hidden value is a difference', () => {
  const recording = recordedNaming({ type: 'changed', etternavn: 'Ek' }, { type: 'submitted' });
  const lenient = { ...namingFlow, machine: naming.provide({ guards: { isNamed: () => true } }) };
  expect(replay(recording, lenient).differences).toContain(
    'step 2, state: recorded "nameless", replayed "named"',
  );
});

test('a broken guard of the self-declaration is a difference', () => {
  const session = openDeclaration();
  session.send(done('loadCustomer', { hasBankRelationship: false }), { type: 'submitted' });
  const machine = declaration.machine.provide({ guards: { allAnswered: () => true } });
  expect(replay(session.recording(), declaration)).toMatchObject({ differences: [], held: [] });
  expect(replay(session.recording(), { ...declaration, machine }).differences).toContain(
    'step 2, state: recorded "filling.rejected", replayed "sending"',
  );
});

/** Flows that a page starts with. Their input is configuration, and a draft, which is null in the cases. */
const pages = registry.filter(({ within, cases: { input } }) => !within && input !== undefined);

/** What leads to a person, was in the address, or is no code: these parts of an input are no configuration. */
const others = ['number', 'forsikringsnummer', 'details', 'bought', 'setupAddress', 'offerKey'];

test.each(pages.map(({ flow, cases }) => [flow.id, cases.input] as const))(
  'the configuration of %s is not hidden',
  (_, input) => {
    const mask = maskOf(input);
    const configured = Object.fromEntries(
      Object.entries(input as object).filter(([key]) => !others.includes(key) && key !== 'address'),
    );
    expect(mask.data(configured)).toEqual(JSON.parse(JSON.stringify(configured)));
  },
);

test('the phone number of a person is hidden beside the one of the configuration', () => {
  const mask = maskOf({ site: { phone: '21 00 00 00' }, draft: { phone: '98 76 54 32' } });
  expect(mask.data({ site: { phone: '21 00 00 00' }, phone: '98 76 54 32' })).toEqual({
    site: { phone: '21 00 00 00' },
    phone: '[skjult 1]',
  });
});

test('the id of a record is hidden, and is the same in each place', () => {
  const mask = maskOf(null);
  const id = '86ea2d79-1234-4567-8901-c12345678901';
  const rows = [{ uuid: id }, { uuid: '12345678-1234-4567-8901-123456789012' }];
  expect(mask.data({ rows })).toEqual({ rows: [{ uuid: '[skjult 1]' }, { uuid: '[skjult 2]' }] });
  expect(mask.event({ type: 'delete.requested', ...{ uuid: id } })).toEqual({
    type: 'delete.requested',
    uuid: '[skjult 1]',
  });
});

test('the kind of an error stays, in an event and in a context', () => {
  const { data, event } = maskOf(null);
  const error = { ...serverError(500), message: '' };
  expect(event(failed('listBanks', serverError(500)))).toEqual(failed('listBanks', error));
  expect(data({ error: serverError(500) })).toEqual({ error });
});

test("of a server's message, the words stay by which an error table knows the refusal", () => {
  const message = 'Kari Skogly: Customers of legacy system may not call this resource (7100005)';
  expect(maskOf(null).data({ error: { ...serverError(403), message } })).toEqual({
    error: { ...serverError(403), message: 'Customers of legacy system may not call this resource' },
  });
});

test('a recording has no personal data of typed values, responses or errors', () => {
  const session = openDeclaration();
  session.send(
    done('loadCustomer', { hasBankRelationship: true, etternavn: 'Skogly', epost: 'kari@skogly.no' }),
  );
  session.child().send(done('listBanks', banks));
  session.child().send({ type: 'search.changed', search: '010190 12345 kari@skogly.no 98 76 54 32' });
  session.child().send({ type: 'search.changed', search: 'sol' });
  session.child().send({ type: 'bank.chosen', bankregnr: '4100' });
  session.child().send({ type: 'submitted' });
  session.send(...answers, { type: 'submitted' });
  session.send(failed('submitDeclaration', new Error('no such person: 01019012345, 98765432')));
  const recording = session.recording();
  expect(JSON.stringify(recording)).not.toMatch(/Skogly|skogly|12345|98765432|98 76/);
  expect(replay(recording, declaration).differences).toEqual([]);
});

test('the name of a bank is kept, and names of persons are hidden', () => {
  const ansatt = { name: 'Kari', bank: { name: 'Solvik Sparebank', bankregnr: '4100' } };
  const chosen = { type: 'chosen', ...{ ansatte: [ansatt], name: 'Kari', bankregnr: '4100' } };
  expect(maskOf(null).event(chosen)).toEqual({
    type: 'chosen',
    ansatte: [{ name: '[skjult 1]', bank: { name: 'Solvik Sparebank', bankregnr: '4100' } }],
    name: '[skjult 1]',
    bankregnr: '4100',
  });
});

test('values that are not plain data become plain data', () => {
  const event = { type: 'chosen', ...{ role: new Set(['ADMIN', 'LESE']), by: new Map([['x', 1]]) } };
  expect(maskOf(null).event(event)).toEqual({ type: 'chosen', role: ['ADMIN', 'LESE'], by: { x: 1 } });
});

test('a replay sends a fired time-out itself, because its clock is stopped', () => {
  const machine = setup({ delays: { patience: 5000 } }).createMachine({
    id: 'waiting',
    initial: 'hoping',
    states: { hoping: { after: { patience: 'givenUp' } }, givenUp: { after: { patience: 'hoping' } } },
  });
  const flow: AnyFlow = { ...namingFlow, id: 'waiting', machine };
  const recorder = openRecorder([flow]);
  const clock = new SimulatedClock();
  createActor(machine, { clock, inspect: recorder.inspect }).start();
  clock.increment(5000);
  const recording = recorder.recording();
  expect(recording?.end).toMatchObject([{ state: 'givenUp' }]);
  expect(recording && replay(recording, flow)).toMatchObject({
    differences: [],
    replayed: { end: [{ state: 'givenUp' }] },
  });
});

test('hiding the values of an event a second time changes nothing, whatever the event contains', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const once = maskOf(null).event({ type: 'changed', ...{ value } });
      expect(maskOf(null).event(JSON.parse(JSON.stringify(once)))).toEqual(once);
    }),
  );
});
