// Before the code of the screens.
import './worker-window.ts';
import { walkOf } from '#workbench/walks.ts';
import { type CoveredPart, testsOf } from './tests-of.ts';

/** The page requests the tests of a part of a flow's chart. */
export interface Question {
  readonly flow: string;
  readonly part: CoveredPart;
}

// A walk replaces `fetch`, so it has a thread of its own.
self.onmessage = ({ data: { flow, part } }: MessageEvent<Question>) => {
  // A rejected promise would not reach the page.
  walkOf(flow).then((walk) => self.postMessage(testsOf(walk, part)), reportError);
};
