import { personSlice } from './person-slice.ts';
import type { Organisation, Persona } from './persona.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

const acting = personSlice('acting', ({ organisation }): { organisation: Organisation | null } => ({
  organisation,
}));

/** Organisations that the visitor may act for; of the one without a role, only because they came for it. */
const organisationsOf = ({ organisation, alsoFor }: Persona): readonly Organisation[] =>
  organisation === null ? alsoFor : [organisation, ...alsoFor];

/** Who is logged in, as the customer that they now act for. */
export function actingPersona(session: Session): Persona {
  const persona: Persona = personas[session.persona];
  const { organisation } = acting(session);
  return { ...persona, organisation, kundenummer: organisation?.kundenummer ?? privateNumber(persona) };
}

/** Who came for an organisation is a customer in person too, by a number of their own. */
const privateNumber = ({ organisation, kundenummer }: Persona): string =>
  organisation === null ? kundenummer : `1${kundenummer.slice(1)}`;

/** Null for themselves; false where they may not act for that organisation. */
export function actFor(session: Session, organisasjonsnummer: string | null): boolean {
  const organisations = organisationsOf(personas[session.persona]);
  const found = organisations.find((each) => each.organisasjonsnummer === organisasjonsnummer) ?? null;
  if (found === null && organisasjonsnummer !== null) return false;
  acting(session).organisation = found;
  return true;
}

/** Whether they act for another than they came for. */
export function hasSwitched(session: Session): boolean {
  const { organisation }: Persona = personas[session.persona];
  return acting(session).organisation?.organisasjonsnummer !== organisation?.organisasjonsnummer;
}
