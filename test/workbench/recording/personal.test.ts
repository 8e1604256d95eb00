import { expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { errorReport } from '#app/errors/error-report.ts';
import { trackLanding } from '#app/overview/landing-events.ts';
import type { AnalyticsEvent } from '#app/page/analytics.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { type InspectedStep, inspectSteps } from '#flows/engine/inspection.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { registry } from '#flows/registry.ts';
import { examplesOf, operations } from '#test/contract/contract.ts';
import { openTape } from '#workbench/page/tape.ts';
import { trailOf } from '#workbench/page/trail.ts';
import { configuredIn, maskOf } from '#workbench/recording/masked.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { walkOf } from '#workbench/walks.ts';
import { foundIn, inOneWord, personalIn } from './personal.ts';

test.each(registry.map(({ flow }) => flow.id))(
  'the recording, the link, the console lines and the data layer of each path of %s have no name, address, number, text or id of its cases',
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
      const tape = openTape(flow);
      const log = inspectSteps((step) => console.push(step));
      const inspect = (event: InspectionEvent) => {
        recorder.inspect(event);
        tape.inspect(event);
        log(event);
      };
      const page: { dataLayer: AnalyticsEvent[] } = { dataLayer: [] };
      const actor = createActor(machine, { input: cases.input, inspect });
      actor.on('*', (event) => trackLanding(page as unknown as Window)(flow.id, event));
      actor.start();
      for (const { event } of steps) actor.send(event);
      const file = JSON.stringify([
        recorder.recording(),
        trailOf(flow, tape.sent()).lines,
        console,
        page.dataLayer,
      ]);
      actor.stop();
      return foundIn(file, personal);
    });
    expect([...new Set(found)]).toEqual([]);
  },
);

const data = registry.map(({ cases }) => [cases.input, cases.events, cases.moves, cases.actors]);

/** Without words in lower case: our own addresses and sentences have such words, and cannot be told apart from them. */
const allPersonal = (value: unknown) =>
  [...new Set(personalIn(value))].filter((text) => !/^[a-zæøå-]+$/.test(text));

test('a report to the log has no such value that an error quotes, a call throws or an address contains', () => {
  const values = allPersonal(data);
  expect(values).toEqual(expect.arrayContaining(['Skogly', 'Kari']));
  const page = (value: string) => `https://bank.example/forsikring?q=${value}#/reisekort/${value}`;
  const reports = values.flatMap((value) =>
    [
      { error: new TypeError(`Failed to execute 'setAttribute' on 'Element': '${value}' is not valid`) },
      { error: new SyntaxError(`Unexpected token, "${value}" is not valid JSON`) },
      { error: value, message: `Uncaught ${value}` },
      {
        error: apiError({ status: 500, url: `/kunder/${encodeURIComponent(value)}/forsikringer?q=${value}` }),
      },
    ].map((details) => errorReport({ filename: page(value), ...details }, page(value))),
  );
  expect(foundIn(JSON.stringify(reports), values)).toEqual([]);
});

test('a recording has no such value either if it is one word, as the names of many people are', () => {
  const words = inOneWord(data);
  const event = maskOf(null).event({ type: 'done', ...{ output: words } });
  expect(foundIn(JSON.stringify(event), allPersonal(words))).toEqual([]);
});

const details = operations.filter(({ operationId }) => /^get\w+Detail$/.test(operationId));

test('a recording of the details of any product has none either', () => {
  const bodies = details.flatMap((operation) => examplesOf(operation).map(({ value }) => value));
  const values = [...personalIn(bodies)];
  expect(values).toEqual(expect.arrayContaining(['Solbakken', 'Passopp']));
  const event = maskOf(null).event({ type: 'done', ...{ output: bodies } });
  expect(foundIn(JSON.stringify(event), values)).toEqual([]);
});
