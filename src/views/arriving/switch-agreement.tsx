import type { Parties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { DialogScreen } from '#ui/dialog.tsx';
import { Screen } from '#ui/screen.tsx';

interface SwitchAgreementProps {
  readonly state: string;
  readonly context: {
    readonly parties: Parties;
    readonly chosen: string | null;
    readonly inDialog: boolean;
  };
  readonly send: (event: { type: 'person.chosen' } | { type: 'organisation.chosen'; number: string }) => void;
}

/** The words are ours. */
const switchingTo = (name: string) => `Bytter til ${name}`;

/** The visitor in person first, then each organisation (A2.26, A2.40). */
export function SwitchAgreement({ state, context, send }: SwitchAgreementProps) {
  const { parties, chosen, inDialog } = context;
  const { person, organisations } = parties;
  const list = (
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
  return inDialog ? (
    <DialogScreen heading="Bytt bruker">{list}</DialogScreen>
  ) : (
    <Screen heading="Velg hvem sine forsikringer du vil se">{list}</Screen>
  );
}
