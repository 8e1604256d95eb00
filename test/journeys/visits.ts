import { relative } from 'node:path';
import { expect } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { journeysFolder, type RawDomJourney } from '#sandbox/journeys.ts';
import { writeRaw } from '#test/support/write-raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';

/** By the name of the test. The tests of a file run one after the other. */
const journeys = new Map<string, { readonly visits: ReturnType<typeof noVisits>; readonly file: string }>();

/** Records what the journey that runs now covers, as an `inspect` for the actors of its page. */
export function recordJourney(event: InspectionEvent): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = relative('.', testPath);
  if (!file.startsWith('test/journeys/') || currentTestName === '') return;
  // As the option `-t` finds it.
  const name = currentTestName.replaceAll(' > ', ' ');
  const journey = journeys.get(name) ?? { visits: noVisits(), file };
  journeys.set(name, journey);
  recordVisits(journey.visits)(event);
}

/** Writes what the tests of a file have covered, for the workbench. */
export function writeJourneys(): void {
  const written = [...journeys].map(
    ([name, { visits, file }]): RawDomJourney => ({
      name,
      file,
      transitions: [...visits.transitions],
      states: [...visits.states],
    }),
  );
  journeys.clear();
  const [first] = written;
  if (!first) return;
  writeRaw(`${journeysFolder}/${first.file.replaceAll('/', '-')}.json`, written);
}
