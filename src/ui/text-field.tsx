import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly description?: string;
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete?: string;
}

/** A line to type in. Holds nothing itself. */
export function TextField({ onChange, ...field }: TextFieldProps) {
  return (
    <AkselTextField {...field} className="text-field" onChange={({ target }) => onChange(target.value)} />
  );
}
