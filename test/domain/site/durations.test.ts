import { expect, test } from 'vitest';
import { durations } from '#domain/site/durations.ts';

test('A9.2, B9.12: what shows for a while does so for as long as the spec says', () => {
  expect(durations).toEqual({
    copyFeedback: 2000,
    travelCardSuccess: 500,
    dialogClosing: 300,
    reduced: 1,
    collapsing: 250,
  });
});
