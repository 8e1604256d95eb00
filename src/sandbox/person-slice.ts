import type { Persona } from './persona.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

/**
 * A part of the insurer's data about the logged-in person, the same for every party that they act for.
 * @param name unique; its data survives an edit of the sandbox
 */
export const personSlice =
  <State>(name: string, make: (persona: Persona) => State) =>
  (session: Session): State => {
    const key = `${session.persona} ${name}`;
    if (!session.known.has(key)) session.known.set(key, make(personas[session.persona]));
    return session.known.get(key) as State;
  };
