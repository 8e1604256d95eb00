import { object } from 'superstruct';
import { email } from '#domain/fields/email.ts';
import { mobilePhone } from '#domain/fields/mobile-phone.ts';

/** The phone number (B5.9), also where B5.37 has no rule (C3.11). */
export const contactPhone = mobilePhone('Du må oppgi et gyldig mobiltelefonnummer');

/** The e-mail address (B5.10), also where B5.37 has no rule (C3.11). */
export const contactEmail = email('E-postadressen er ugyldig');

/** A customer's own contact information (B5.37), by the names of B7.29. */
export const contactForm = object({ mobilnummer: contactPhone, epost: contactEmail });
