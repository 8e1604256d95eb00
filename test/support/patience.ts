import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine must not fail a test: nothing here measures time, so waiting longer costs nothing.
configure({ asyncUtilTimeout: 20_000 });

// By itself the library cleans up after the first file of a process only.
afterEach(cleanup);
