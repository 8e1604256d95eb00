import { expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { type InspectedStep, inspectSteps } from '#flows/engine/inspection.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { registry } from '#flows/registry.ts';
import { examplesOf, operations } from '#test/contract/contract.ts';
import { configuredIn, maskOf } from '#workbench/recording/masked.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { walkOf } from '#workbench/walks.ts';
import { foundIn, personalIn } from './personal.ts';

test.each(registry.map(({ flow }) => flow.id))(
  'the recording and the console lines of each path of %s have no name, address, number, text or id of its cases',
  async (id) => {
    const { flow, cases, paths } = await walkOf(id);
    const configured = [...configuredIn(cases.input)].map(String);
    const personal = [...personalIn([cases.input, cases.events, cases.moves, cases.actors])].filter(
      (value) => !configured.some((shown) => shown.includes(value)),
    );
    const machine = inertChart(flow);
    const found = paths.flatMap(({ steps }) => {
      const recorder = openRecorder([{ ...flow, machine }]);
      const console: InspectedStep[] = [];
      const log = inspectSteps((step) => console.push(step));
      const inspect = (event: InspectionEvent) => {
        recorder.inspect(event);
        log(event);
      };
      const actor = createActor(machine, { input: cases.input, inspect }).start();
      for (const { event } of steps) actor.send(event);
      const file = JSON.stringify([recorder.recording(), console]);
      actor.stop();
      return foundIn(file, personal);
    });
    expect([...new Set(found)]).toEqual([]);
  },
);

const details = operations.filter(({ operationId }) => /^get\w+Detail$/.test(operationId));

test('a recording of the details of any product has none either', () => {
  const bodies = details.flatMap((operation) => examplesOf(operation).map(({ value }) => value));
  const values = [...personalIn(bodies)];
  expect(values).toEqual(expect.arrayContaining(['Solbakken', 'Passopp']));
  const event = maskOf(null).event({ type: 'done', ...{ output: bodies } });
  expect(foundIn(JSON.stringify(event), values)).toEqual([]);
});
