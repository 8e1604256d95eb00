import { Loader } from '@navikt/ds-react/Loader';

interface SpinnerProps {
  /** The spinner is the whole screen, and its label the heading. */
  readonly alone?: boolean;
}

export function Spinner({ alone = false }: SpinnerProps) {
  const Label = alone ? 'h1' : 'p';
  return (
    <div className="spinner">
      <Loader size="2xlarge" aria-hidden />
      <Label className="spinner__label" data-announce>
        Vent Litt
      </Label>
    </div>
  );
}
