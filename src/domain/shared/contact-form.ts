import { object } from 'superstruct';
import { email } from '#domain/fields/email.ts';
import { mobilePhone } from '#domain/fields/mobile-phone.ts';

/** The rule for a phone number (B5.9). B5.37 has none of its own, so its form uses this one too (C3.11). */
export const contactPhone = mobilePhone('Du må oppgi et gyldig mobiltelefonnummer');

/** The rule for an e-mail address (B5.10). B5.37 has none of its own, so its form uses this one too (C3.11). */
export const contactEmail = email('E-postadressen er ugyldig');

/** The form for a customer's own contact information (B5.37). The field names are those of the payload (B7.29). */
export const contactForm = object({ mobilnummer: contactPhone, epost: contactEmail });
