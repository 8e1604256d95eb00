import { Loader } from '@navikt/ds-react/Loader';

interface SpinnerProps {
  readonly label?: string;
}

export function Spinner({ label = 'Vent Litt' }: SpinnerProps) {
  return (
    <div className="spinner">
      <Loader size="2xlarge" aria-hidden />
      <p data-announce>{label}</p>
    </div>
  );
}
