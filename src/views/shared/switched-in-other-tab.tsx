import { Button } from '@navikt/ds-react/Button';
import { Actions } from '#ui/actions.tsx';
import { Screen } from '#ui/screen.tsx';

interface SwitchedInOtherTabProps {
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/** The visitor has switched to another party, for instance in another tab. The text is assumed. */
export function SwitchedInOtherTab({ send }: SwitchedInOtherTabProps) {
  return (
    <Screen heading="Du har byttet bruker" back={null}>
      <p className="lead" data-announce>
        Last siden på nytt for å se forsikringene til den du har byttet til.
      </p>
      <Actions>
        <Button onClick={() => send({ type: 'reload.requested' })}>Last siden på nytt</Button>
      </Actions>
    </Screen>
  );
}
