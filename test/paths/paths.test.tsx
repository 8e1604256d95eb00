import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import { scriptOf, startOf } from '#flows/registry.ts';
import { leaveRaw } from '#test/support/leave-raw.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkAll } from '#test/support/walks.ts';
import { type RawPath, rawFiles, rawPath } from '#workbench/coverage/raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { type Recording, recordingIn } from '#workbench/recording/recording.ts';
import { replay } from '#workbench/recording/replay.ts';

const walks = await walkAll();
const run: RawPath[] = [];

type Inspect = (event: InspectionEvent) => void;

const both =
  (one: Inspect, other: Inspect): Inspect =>
  (event) => {
    one(event);
    other(event);
  };

/** What a replay of the path does otherwise, from the file that it would be sent in. */
const differencesIn = (recording: Recording | null, flow: AnyFlow) =>
  replay(recordingIn(JSON.stringify(recording)), flow).differences;

let close = () => {};
afterEach(() => close());

describe.each(walks.map((walk) => [walk.flow.id, walk] as const))('%s', (id, walk) => {
  test.each(walk.paths.map((path) => [path.name, path] as const))('%s', async (name, path) => {
    const visits = noVisits();
    const recorder = openRecorder(walks.filter(({ cases }) => !cases.within).map(({ flow }) => flow));
    const site = openWalk(walk, both(recordVisits(visits), recorder.inspect));
    close = site.close;
    await runPath({ walks, scriptOf }, walk, path, site);
    expect(site.unknownEvents).toEqual([]);
    expect(differencesIn(recorder.recording(), startOf(id).flow)).toEqual([]);
    run.push(rawPath(id, name, visits));
  });
});

afterAll(() => {
  leaveRaw(rawFiles.dom, run);
  const taken = new Set(run.flatMap(({ transitions }) => transitions));
  for (const { flow } of walks) {
    const missed = [...transitionsOf(flow.machine)].filter((name) => !taken.has(name));
    expect(missed, `transitions of ${flow.id} that no path took in the DOM`).toEqual([]);
  }
});
