import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { offeredParties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Relation } from '#domain/person/relation.ts';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { Screen } from '#ui/screen.tsx';
import { SwitchFailure } from './switch-failure.tsx';

interface SwitchAgreementProps {
  readonly state:
    | 'choosing.untried'
    | 'choosing.failed'
    | 'choosing.unknown'
    | 'switchingToPrivate'
    | 'switchingToBusiness'
    | 'checking';
  readonly context: {
    readonly relations: readonly Relation[];
    readonly shown: { readonly organisasjonsnummer: string | null } | null;
    readonly chosen: string | null;
    readonly activeParty: { readonly organisasjonsnummer: string | null } | null;
    readonly error: ApiError | null;
  };
  readonly send: (
    event: { type: 'person.chosen' } | { type: 'organisation.chosen'; number: string } | { type: 'retried' },
  ) => void;
}

/** Shown and announced while the request runs. Both texts are assumed. */
const switchingText = (name: string) => `Bytter til ${name}`;
const checking = 'Sjekker hvilke forsikringer du ser …';

/** The visitor themselves first, then each organisation (A2.26, A2.40). */
export function SwitchAgreement({ state, context, send }: SwitchAgreementProps) {
  const { relations, shown, chosen, activeParty, error } = context;
  const { person, organisations } = offeredParties(context);
  const isSwitching =
    state === 'switchingToPrivate' || state === 'switchingToBusiness' || state === 'checking';
  const pendingText = (number: string | null, name: string) => {
    if (!isSwitching || chosen !== number) return null;
    return state === 'checking' ? checking : switchingText(name);
  };
  /** The error is below the chosen entry, because a list can be long. */
  const failureOf = (number: string | null) =>
    error &&
    !isSwitching &&
    chosen === number && (
      <SwitchFailure
        relations={relations}
        chosen={chosen}
        shown={shown}
        activeParty={activeParty}
        error={error}
        onRetry={() => send({ type: 'retried' })}
      />
    );
  const level = shown ? '3' : '2';
  const list = (
    <>
      {person !== null && (
        <Choices heading="Privat" level={level}>
          <li>
            <ChoiceButton
              name={person}
              pending={pendingText(null, person)}
              onChoose={() => send({ type: 'person.chosen' })}
            />
            {failureOf(null)}
          </li>
        </Choices>
      )}
      {organisations.length > 0 && (
        <Choices heading="Bedrift" level={level}>
          {organisations.map(({ number, name }) => (
            <li key={number}>
              <ChoiceButton
                name={name}
                detail={formatOrganisationNumber(number)}
                pending={pendingText(number, name)}
                onChoose={() => send({ type: 'organisation.chosen', number })}
              />
              {failureOf(number)}
            </li>
          ))}
        </Choices>
      )}
    </>
  );
  return shown ? (
    <DialogScreen heading="Bytt bruker">{list}</DialogScreen>
  ) : (
    <Screen heading="Velg hvem sine forsikringer du vil se" back={null}>
      {list}
    </Screen>
  );
}

interface ChoicesProps {
  /** Assumed. */
  readonly heading: string;
  readonly level: '2' | '3';
  readonly children: ReactNode;
}

const Choices = ({ heading, level, children }: ChoicesProps) => (
  <>
    <Heading level={level} size="xsmall" className="choices-heading">
      {heading}
    </Heading>
    <ul className="choices">{children}</ul>
  </>
);
