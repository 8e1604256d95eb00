import type { Parties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { ChoiceButton } from '#ui/choice-button.tsx';

export interface PartyListProps {
  readonly state: string;
  readonly context: { readonly parties: Parties; readonly chosen: string | null };
  readonly send: (event: { type: 'person.chosen' } | { type: 'organisation.chosen'; number: string }) => void;
}

/** The words are ours. */
const switchingTo = (name: string) => `Bytter til ${name}`;

/** Whom the visitor can act for: in person first, then each organisation (A2.40). */
export function PartyList({ state, context: { parties, chosen }, send }: PartyListProps) {
  const { person, organisations } = parties;
  return (
    <ul className="choices">
      {person !== null && (
        <li>
          <ChoiceButton
            name={person}
            underWay={state === 'switchingToPrivate' ? switchingTo(person) : null}
            onChoose={() => send({ type: 'person.chosen' })}
          />
        </li>
      )}
      {organisations.map(({ number, name }) => (
        <li key={number}>
          <ChoiceButton
            name={name}
            detail={formatOrganisationNumber(number)}
            underWay={state === 'switchingToBusiness' && chosen === number ? switchingTo(name) : null}
            onChoose={() => send({ type: 'organisation.chosen', number })}
          />
        </li>
      ))}
    </ul>
  );
}
