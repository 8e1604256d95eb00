import { csrfHeader } from './csrf.ts';

/** The headers of every call (A7.22). */
export const requestHeaders = (path: string): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...csrfHeader(path),
});
