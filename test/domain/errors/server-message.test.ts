import { expect, test } from 'vitest';
import { readableMessage } from '#domain/errors/server-message.ts';

test.each([
  ['Kortet er sperret.', 'Kortet er sperret.'],
  [' Kortet er sperret. ', 'Kortet er sperret.'],
  [
    'Kortet kan ikke deles før 01.12.2026. Ring 915 03 850.',
    'Kortet kan ikke deles før 01.12.2026. Ring 915 03 850.',
  ],
  ['x'.repeat(300), 'x'.repeat(300)],
])('the message %j is shown as %j (B8.29, B8.32)', (message, shown) => {
  expect(readableMessage(message)).toBe(shown);
});

test.each([
  ['nothing', ' '],
  ['a class name', 'java.lang.NullPointerException at no.eika.Reise'],
  ['a class name without a package', 'Unexpected NullPointerException'],
  ['a line of a stack trace', 'at no.eika.Reise.del'],
  ['markup', '<h1>Bad Gateway</h1>'],
  ['JSON', '{"error":"x"}'],
  ['a number', '500'],
  ['more than 300 characters', 'x'.repeat(301)],
])('%s is no message for people (B8.29, B8.32)', (_, message) => {
  expect(readableMessage(message)).toBeNull();
});
