import { walkOf } from '#workbench/walks.ts';
import { type CoveredPart, testsOf } from './tests-of.ts';

/** What the page asks for: the tests of a part of a flow's chart. */
export interface Question {
  readonly flow: string;
  readonly part: CoveredPart;
}

// A walk replaces `fetch`, so it has a thread of its own.
self.onmessage = async ({ data: { flow, part } }: MessageEvent<Question>) => {
  self.postMessage(testsOf(await walkOf(flow), part));
};
