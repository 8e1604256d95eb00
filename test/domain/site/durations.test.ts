import { expect, test } from 'vitest';
import { durations } from '#domain/site/durations.ts';

test('messages and animations have the durations of the specification (A9.2, B9.12)', () => {
  expect(durations).toEqual({
    copyFeedback: 2000,
    travelCardSuccess: 500,
    dialogClosing: 300,
    reduced: 1,
  });
});
