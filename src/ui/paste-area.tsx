import { Textarea } from '@navikt/ds-react/Textarea';

interface PasteAreaProps {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * A field for rows from a spreadsheet, which may have personal data beside what is needed: the browser neither keeps the
 * text nor sends it to a spelling service. Controlled component.
 */
export const PasteArea = ({ onChange, ...field }: PasteAreaProps) => (
  <Textarea
    {...field}
    minRows={6}
    maxRows={12}
    autoComplete="off"
    spellCheck={false}
    className="text-area"
    onChange={({ target }) => onChange(target.value)}
  />
);
