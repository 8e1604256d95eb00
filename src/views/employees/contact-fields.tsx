import { Heading } from '@navikt/ds-react/Typography';
import { TextField } from '#ui/text-field.tsx';

interface ContactField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface ContactFieldsProps {
  readonly phone: ContactField;
  readonly email: ContactField;
}

/** The person to ask about a report (B2.105). */
export const ContactFields = ({ phone, email }: ContactFieldsProps) => (
  <section className="form__part">
    <Heading level="2" size="small">
      Kontaktperson
    </Heading>
    <TextField {...phone} label="Mobilnummer" type="tel" autoComplete="tel" />
    <TextField {...email} label="E-post" inputMode="email" autoComplete="email" />
  </section>
);
