import { Loader } from '@navikt/ds-react/Loader';

interface SpinnerProps {
  /** The spinner is the whole screen, and its label is the heading. */
  readonly fullPage?: boolean;
}

export function Spinner({ fullPage = false }: SpinnerProps) {
  const Label = fullPage ? 'h1' : 'p';
  return (
    <div className="spinner">
      <Loader size="2xlarge" aria-hidden />
      <Label className="spinner__label" data-announce>
        Vent Litt
      </Label>
    </div>
  );
}
