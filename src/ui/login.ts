import { createContext } from 'react';

/** Tells the address of the login page that leads back to the present place; null where the page around has none. */
export const LoginContext = createContext<(() => string) | null>(null);
