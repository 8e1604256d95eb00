import { Textarea } from '@navikt/ds-react/Textarea';

interface TextAreaProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly description: string;
}

/** A field for a few sentences. Controlled component. */
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
