import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string | undefined;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  readonly autoComplete?: string;
}

/** A field that is typed into. Holds nothing itself. */
export function TextField({ onChange, autoComplete = 'off', ...props }: TextFieldProps) {
  return (
    <AkselTextField
      {...props}
      autoComplete={autoComplete}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
