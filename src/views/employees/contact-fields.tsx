import { FormPart } from '#ui/form-part.tsx';
import { TextField } from '#ui/text-field.tsx';

interface ContactField {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface ContactFieldsProps {
  readonly phone: ContactField;
  readonly email: ContactField;
}

/** The fields of the contact person in a report (B2.105). */
export const ContactFields = ({ phone, email }: ContactFieldsProps) => (
  <FormPart heading="Kontaktperson" text="Hvem kan vi kontakte hvis vi lurer på noe?">
    <TextField {...phone} label="Mobilnummer" kind="phone" />
    <TextField {...email} label="E-post" kind="email" />
  </FormPart>
);
