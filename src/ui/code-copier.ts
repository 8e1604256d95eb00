import { type ComponentType, createContext } from 'react';

export interface CodeCopierProps {
  readonly code: string;
  /** An error's code is shown with the time, for customer service (A8.15); the customer's own is not (B2.72). */
  readonly kind: 'error' | 'own';
}

/** What stands beside a code that can be copied; null where the page around has nothing to put there, or not yet. */
export const CodeCopierContext = createContext<ComponentType<CodeCopierProps> | null>(null);
