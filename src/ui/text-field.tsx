import { TextField as AkselTextField } from '@navikt/ds-react/TextField';

/** For each kind of field: a description, the keypad, and the width in characters. */
const kinds = {
  text: {},
  nationalId: { description: '11 siffer', inputMode: 'numeric', htmlSize: 12 },
  // The keypad of a phone: a numeric one may lack '+'. The pattern allows what our own rule reads (B5.37, B5.9).
  phone: {
    description: '8 siffer, eventuelt med +47',
    type: 'tel',
    pattern: '[+0-9 ]*',
    autoComplete: 'tel',
    htmlSize: 16,
  },
  // Not `type="email"`: the browser would change what is typed, and our own rule validates it (B5.10).
  email: { inputMode: 'email', autoComplete: 'email' },
  policyNumber: { description: 'Inntil 7 siffer', inputMode: 'numeric', htmlSize: 8 },
  postalCode: { description: '4 siffer', inputMode: 'numeric', htmlSize: 5 },
  percentage: { description: 'Fra 10 til 100', inputMode: 'decimal', htmlSize: 5 },
  year: { inputMode: 'numeric', htmlSize: 5 },
} as const;

export interface TextFieldProps {
  readonly id?: string;
  readonly label: string;
  /** Only for screen readers, after the label: distinguishes fields with the same label. */
  readonly of?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly kind?: keyof typeof kinds | undefined;
  /** Gets focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A text field of one line. Controlled component. The browser suggests values only for kinds that allow it. */
export const TextField = (props: TextFieldProps) =>
  props.kind === 'email' ? <EmailField {...props} /> : <Field {...props} />;

/** In characters: a field on a phone of 360 px shows so many of the usual size, and of a smaller one. */
const longestShown = { usual: 26, small: 34 };

/**
 * On a phone, a long address is smaller, and the whole of a longer one stands below its field, which cannot break it. A screen
 * reader has read the field.
 */
const EmailField = (props: TextFieldProps) => (
  <div>
    <Field {...props} isSmall={props.value.length > longestShown.usual} />
    {props.value.length > longestShown.small && (
      <p className="text-field__whole" aria-hidden>
        Hele adressen: {props.value}
      </p>
    )}
  </div>
);

interface FieldProps extends TextFieldProps {
  readonly isSmall?: boolean;
}

function Field({ label, of, onChange, kind = 'text', takesFocus, isSmall, ...field }: FieldProps) {
  return (
    <AkselTextField
      autoComplete="off"
      {...kinds[kind]}
      {...field}
      autoFocus={takesFocus}
      label={
        <>
          {label}
          {of && <span className="visually-hidden"> {of}</span>}
        </>
      }
      className={isSmall ? 'text-field text-field--small' : 'text-field'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
