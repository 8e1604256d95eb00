import { Button } from '@navikt/ds-react/Button';
import { Actions } from '#ui/actions.tsx';
import { Screen } from '#ui/screen.tsx';

interface SwitchedInOtherTabProps {
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/** The login session has another party than the page: after a switch or a new login, perhaps in another tab. The text is assumed. */
export function SwitchedInOtherTab({ send }: SwitchedInOtherTabProps) {
  return (
    <Screen heading="Brukeren er byttet" back={null}>
      <p className="lead" data-announce>
        Last siden på nytt for å se forsikringene til den som er innlogget nå.
      </p>
      <Actions>
        <Button onClick={() => send({ type: 'reload.requested' })}>Last siden på nytt</Button>
      </Actions>
    </Screen>
  );
}
