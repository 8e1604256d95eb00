import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly description?: string;
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete?: string;
}

/** A line to type in. Holds nothing itself; the browser suggests nothing that it is not told to. */
export function TextField({ onChange, autoComplete = 'off', ...field }: TextFieldProps) {
  return (
    <AkselTextField
      {...field}
      autoComplete={autoComplete}
      className="text-field"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
