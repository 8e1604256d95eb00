import { type ComponentType, createContext } from 'react';

export interface CodeCopierProps {
  readonly code: string;
  /** HTTP status of the failed call (A8.15); null for a code of the customer's own (B2.72). */
  readonly status: number | null;
}

/** The component that copies a code; null if the page provides none. */
export const CodeCopierContext = createContext<ComponentType<CodeCopierProps> | null>(null);
