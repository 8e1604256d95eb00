import { object, type Struct } from 'superstruct';
import { withoutBlanks } from '#domain/display/digits.ts';
import { email } from '#domain/fields/email.ts';
import { textField } from '#domain/fields/field.ts';

/** Eight digits that begin with 4 or 9, optionally with '+47'; sent without blanks (B5.9, B9.3). */
export const mobilePhone = (sentence: string): Struct<string, null> =>
  textField(sentence, (text) => /^(\+47)?[49]\d{7}$/.test(text), withoutBlanks);

/** The rule for a phone number (B5.9). B5.37 has none of its own, so its form uses this one too (C3.11). */
export const contactPhone = mobilePhone('Du må oppgi et gyldig mobiltelefonnummer');

/** The rule for an e-mail address (B5.10). B5.37 has none of its own, so its form uses this one too (C3.11). */
export const contactEmail = email('E-postadressen er ugyldig');

/** The form for a customer's own contact information (B5.37). The field names are those of the payload (B7.29). */
export const contactForm = object({ mobilnummer: contactPhone, epost: contactEmail });
