import { type ComponentType, createContext } from 'react';

export interface CodeCopierProps {
  readonly code: string;
  /** Of the failed call behind an error code (A8.15); null beside a code of the customer's own (B2.72). */
  readonly status: number | null;
}

/** What stands beside a code that can be copied; null where the page around has nothing to put there, or not yet. */
export const CodeCopierContext = createContext<ComponentType<CodeCopierProps> | null>(null);
