import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox';

interface ConfirmationProps {
  readonly id: string;
  readonly legend: string;
  /** What is confirmed. */
  readonly label: string;
  readonly isConfirmed: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
  readonly error?: string | undefined;
}

/** A single checkbox. It is in a group, because only Aksel's group shows an error. */
export function Confirmation({ id, legend, label, isConfirmed, onChange, error }: ConfirmationProps) {
  return (
    <CheckboxGroup
      id={id}
      legend={legend}
      value={isConfirmed ? [label] : []}
      onChange={(ticked) => onChange(ticked.length > 0)}
      error={error}
    >
      <Checkbox value={label}>{label}</Checkbox>
    </CheckboxGroup>
  );
}
