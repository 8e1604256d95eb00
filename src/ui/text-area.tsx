import { Textarea } from '@navikt/ds-react/Textarea';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly description: string;
}

/** Room for a few sentences. Holds nothing itself. */
export function TextArea({ onChange, ...field }: TextAreaProps) {
  return (
    <Textarea
      {...field}
      minRows={4}
      className="text-area"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
