import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A busy machine must not fail a test: nothing here measures time, so waiting longer costs nothing.
configure({ asyncUtilTimeout: 20_000 });

// By itself the library cleans up after the first file of a process only.
afterEach(cleanup);

// The next file of the process gets the same page.
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
