import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

/** What a field takes: its shape in words, the keypad for it, and its width in characters. */
const kinds = {
  text: {},
  nationalId: { description: '11 siffer', inputMode: 'numeric', htmlSize: 12 },
  // The keypad of a phone: a numeric one may lack '+' (B5.37).
  phone: { description: '8 siffer, eventuelt med landkode', type: 'tel', autoComplete: 'tel', htmlSize: 16 },
  // Not of type email: there the browser rewrites what is typed, and the rule is ours (B5.10).
  email: { inputMode: 'email', autoComplete: 'email' },
  policyNumber: { description: 'Inntil 7 siffer', inputMode: 'numeric', htmlSize: 8 },
  postalCode: { description: '4 siffer', inputMode: 'numeric', htmlSize: 5 },
  percentage: { description: 'Fra 10 til 100', htmlSize: 5 },
  year: { inputMode: 'numeric', htmlSize: 5 },
} as const;

export interface TextFieldProps {
  readonly label: string;
  /** Only read aloud, after the label: tells fields with the same label apart. */
  readonly of?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly takes?: keyof typeof kinds | undefined;
  /** Gets focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A line to type in. Holds nothing itself; the browser suggests nothing that it is not told to. */
export function TextField({ label, of, onChange, takes = 'text', takesFocus, ...field }: TextFieldProps) {
  return (
    <AkselTextField
      autoComplete="off"
      {...kinds[takes]}
      {...field}
      autoFocus={takesFocus}
      label={
        <>
          {label}
          {of && <span className="visually-hidden"> {of}</span>}
        </>
      }
      className="text-field"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
