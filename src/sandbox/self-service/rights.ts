import { type Action, may } from '#domain/person/may.ts';
import { type Role, roleIn } from '#domain/person/role.ts';
import { type Asked, missingRole, type Operation } from '#sandbox/operation.ts';
import { ownRelations } from '#sandbox/own-relations.ts';

/** The visitor's role in the organisation that they act for; gone once they delete their own access. */
export function roleNow({ session, persona: { organisation } }: Asked): Role | null {
  if (organisation === null) return null;
  const ties = ownRelations(session).list.flatMap((tie) =>
    tie.rolle === null ? [] : [{ ...tie, rolle: tie.rolle }],
  );
  return roleIn(ties, organisation.organisasjonsnummer);
}

/** The answer of a call that takes a right (decision 8); the persona picks who has it. */
export const withRight =
  (action: Action, answer: Operation['answer']): Operation['answer'] =>
  (asked) =>
    may(roleNow(asked), action) ? answer(asked) : { refusal: missingRole };
