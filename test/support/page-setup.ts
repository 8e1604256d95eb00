import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { writeJourneys } from '#test/journeys/visits.ts';

// A busy machine must not fail a test. No test measures time, so a long time-out costs nothing.
configure({ asyncUtilTimeout: 20_000 });

// The library registers its own clean-up only in the first file of a process.
afterEach(cleanup);

afterAll(writeJourneys);

// The next file of the process uses the same page.
afterAll(() => {
  if (location.origin !== 'http://localhost:3000') throw new Error(`The page went to ${location.href}.`);
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
