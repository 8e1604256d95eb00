import { type ComponentType, createContext } from 'react';

/** What stands beside an error code; null where the page around has nothing to put there, or not yet. */
export const CodeCopierContext = createContext<ComponentType<{ readonly code: string }> | null>(null);
