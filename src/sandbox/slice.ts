import { actingPersona } from './acting.ts';
import type { Persona } from './persona.ts';
import type { Session } from './session.ts';

/**
 * A part of what the insurer knows of the customer: made when first asked for, and changed by calls.
 * What a persona changes stays changed for its session, until the sandbox is reset. The same person has
 * another one for each organisation that they act for.
 * @param name unique; what was done under it outlives an edit of the sandbox
 */
export const slice =
  <State>(name: string, make: (persona: Persona) => State) =>
  (session: Session): State => {
    const persona = actingPersona(session);
    const key = `${session.persona} ${persona.organisation?.organisasjonsnummer ?? 'privat'} ${name}`;
    if (!session.known.has(key)) session.known.set(key, make(persona));
    return session.known.get(key) as State;
  };
