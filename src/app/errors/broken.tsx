import { Button } from '@navikt/ds-react/Button';
import { couldNotLoad } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** A8.5, second text: a defect of ours, so the only way on is from the start. */
export function Broken() {
  return (
    <ErrorScreen {...couldNotLoad} error={null}>
      <Button onClick={() => window.location.reload()}>{errorWords.again}</Button>
    </ErrorScreen>
  );
}
