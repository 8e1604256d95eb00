import type { Persona } from './persona.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

/**
 * A part of what the insurer knows of who is logged in, whomever they act for.
 * @param name unique; what was done under it outlives an edit of the sandbox
 */
export const personSlice =
  <State>(name: string, make: (persona: Persona) => State) =>
  (session: Session): State => {
    const key = `${session.persona} ${name}`;
    if (!session.known.has(key)) session.known.set(key, make(personas[session.persona]));
    return session.known.get(key) as State;
  };
