import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

interface TextFieldProps {
  readonly label: string;
  /** Only read aloud, after the label: tells fields with the same label apart. */
  readonly of?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly description?: string;
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete?: string;
  /** Gets focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A line to type in. Holds nothing itself; the browser suggests nothing that it is not told to. */
export function TextField({
  label,
  of,
  onChange,
  autoComplete = 'off',
  takesFocus,
  ...field
}: TextFieldProps) {
  return (
    <AkselTextField
      {...field}
      autoFocus={takesFocus}
      label={
        <>
          {label}
          {of && <span className="visually-hidden"> {of}</span>}
        </>
      }
      autoComplete={autoComplete}
      className="text-field"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
