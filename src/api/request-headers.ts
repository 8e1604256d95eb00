import { csrfHeader } from './csrf.ts';

/** What every call carries (A7.22). */
export const requestHeaders = (path: string): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...csrfHeader(path),
});
