import { actingPersona } from './acting.ts';
import type { Persona } from './persona.ts';
import type { Session } from './session.ts';

/**
 * A part of the insurer's data about a customer: created at the first request, and changed by calls. Changes last for the
 * session, until the sandbox is reset. A person has a separate slice for each organisation that they act for.
 * @param name unique; its data survives an edit of the sandbox
 */
export const slice =
  <State>(name: string, make: (persona: Persona) => State) =>
  (session: Session): State => {
    const persona = actingPersona(session);
    const key = `${session.persona} ${persona.organisation?.organisasjonsnummer ?? 'privat'} ${name}`;
    if (!session.known.has(key)) session.known.set(key, make(persona));
    return session.known.get(key) as State;
  };
