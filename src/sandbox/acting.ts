import { personSlice } from './person-slice.ts';
import type { Organisation, Persona } from './persona.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

const activeParty = personSlice(
  'active party',
  ({ organisation }): { organisation: Organisation | null } => ({
    organisation,
  }),
);

/** The organisations that the persona may act for: their own, also without a role, and those that they may switch to. */
const organisationsOf = ({ organisation, alsoFor }: Persona): readonly Organisation[] =>
  organisation === null ? alsoFor : [organisation, ...alsoFor];

/** The logged-in persona, with the party that they act for now. */
export function actingPersona(session: Session): Persona {
  const persona: Persona = personas[session.persona];
  const { organisation } = activeParty(session);
  return { ...persona, organisation, kundenummer: organisation?.kundenummer ?? privateNumber(persona) };
}

/** A persona of an organisation is also a private customer, with another number. */
const privateNumber = ({ organisation, kundenummer }: Persona): string =>
  organisation === null ? kundenummer : `1${kundenummer.slice(1)}`;

/** Switches to an organisation, or with null to the person. Returns false if they may not act for the organisation. */
export function actFor(session: Session, organisasjonsnummer: string | null): boolean {
  const organisations = organisationsOf(personas[session.persona]);
  const found = organisations.find((each) => each.organisasjonsnummer === organisasjonsnummer) ?? null;
  if (found === null && organisasjonsnummer !== null) return false;
  activeParty(session).organisation = found;
  return true;
}

/** Whether the persona acts for another party than at the start. */
export function hasSwitched(session: Session): boolean {
  const { organisation }: Persona = personas[session.persona];
  return activeParty(session).organisation?.organisasjonsnummer !== organisation?.organisasjonsnummer;
}
