import { Button } from '@navikt/ds-react/Button';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** A8.5, second text: a defect of ours, so the only way on is from the start. */
export function Broken() {
  return (
    <ErrorScreen
      title="Noe gikk galt"
      text="Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere."
      error={null}
    >
      <Button onClick={() => window.location.reload()}>Prøv igjen</Button>
    </ErrorScreen>
  );
}
