import { configure } from '@testing-library/dom';

// A busy machine must not fail a test: nothing here measures time, so waiting longer costs nothing.
configure({ asyncUtilTimeout: 20_000 });
