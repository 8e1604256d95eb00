import { afterEach, describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { rerunCommand } from '#flows/engine/walk/rerun-command.ts';
import { type Area, startOf } from '#flows/registry.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { walksOf } from '#test/support/walks.ts';
import { writeRaw } from '#test/support/write-raw.ts';
import { domFile, type RawPath, rawPath } from '#workbench/coverage/raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';
import { planPath } from '#workbench/plan.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { type Recording, recordingIn } from '#workbench/recording/recording.ts';
import { replay } from '#workbench/recording/replay.ts';
import { listenTo, watchRepetition } from './announcements.ts';
import { isComplete, missedIn } from './missed.ts';

type Inspect = (event: InspectionEvent) => void;

const both =
  (one: Inspect, other: Inspect): Inspect =>
  (event) => {
    one(event);
    other(event);
  };

/** Replays the recording of a path from its file, and returns the differences. */
const differencesIn = (recording: Recording | null, flow: AnyFlow) =>
  replay(recordingIn(JSON.stringify(recording)), flow).differences;

/** Runs every path of an area's flows through the real screens in the DOM. */
export async function provePaths(area: Area): Promise<void> {
  const walks = await walksOf(area);

  describe.each(walks.map((walk) => [walk.flow.id, walk] as const))('%s', (id, walk) => {
    const run: RawPath[] = [];
    const announcements = listenTo(id);
    let close = () => {};
    afterEach(() => close());

    test.each(walk.paths.map((path) => [path.name, path] as const))('%s', async (name, path) => {
      const visits = noVisits();
      // Records only the flow that the path starts in, not the page after its exit.
      const recorder = openRecorder([startOf(id).flow]);
      const plan = await planPath(walk, path);
      const site = openWalk(walk, both(recordVisits(visits), recorder.inspect));
      close = site.close;
      const endRepetition = watchRepetition();
      try {
        await runPath(plan, announcements.on(site), announcements.listen);
        endRepetition();
        expect(site.unknownEvents).toEqual([]);
        expect(differencesIn(recorder.recording(), startOf(id).flow)).toEqual([]);
      } catch (error) {
        if (error instanceof Error) error.message += `\nRun it alone: ${rerunCommand(area, id, name)}\n`;
        throw error;
      }
      run.push(rawPath(id, name, visits));
    });

    test('the paths take every transition, and every branch of a guard', () => {
      if (isComplete(walk, run)) writeRaw(domFile(id), run);
      const missed = missedIn(walk, run);
      expect(missed, `no path takes ${missed.join(', ')}`).toEqual([]);
    });

    test('the script hears every text that is announced', () => {
      if (isComplete(walk, run)) expect(announcements.unheard()).toEqual([]);
    });
  });
}
