import { checkForm } from '#domain/fields/form-check.ts';
import { mayEditContactInfo } from '#domain/person/private-right.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import type { ContactDetails } from './contact-info.ts';

export type { ContactDetails };

/** The form's values, by the names of B7.29. */
export type ContactForm = Readonly<Record<ContactField, string>>;

export type ContactField = 'mobilnummer' | 'epost';

/** The payload (B7.29). */
export interface ContactChange extends Omit<ContactDetails, ContactField>, ContactForm {}

/** The active party, and the visitor's right to edit. */
export interface ContactVisitor {
  readonly isBusiness: boolean;
  readonly isBroker: boolean;
}

/** A number in either record is enough (B6.11). */
export const mayEditDetails = (details: ContactDetails | null, visitor: ContactVisitor | null): boolean =>
  visitor !== null &&
  mayEditContactInfo({
    kundenummer:
      details?.personkundenummerAndTransaksjonsId?.kundenummer ||
      details?.skadekundenummerAndTransaksjonsId?.kundenummer,
    ...visitor,
  });

/** The form as it is opened. */
export const formOf = (details: ContactDetails | null): ContactForm => ({
  mobilnummer: details?.mobilnummer ?? '',
  epost: details?.epost ?? '',
});

/** The payload for the customer's records; check the form with `checkForm` first. */
export function contactChange(details: ContactDetails | null, form: ContactForm): ContactChange {
  const { personkundenummerAndTransaksjonsId: person, skadekundenummerAndTransaksjonsId: damage } =
    details ?? {};
  const checked = checkForm(contactForm, form);
  return {
    ...(checked.ok ? checked.sent : form),
    ...(person && { personkundenummerAndTransaksjonsId: person }),
    ...(damage && { skadekundenummerAndTransaksjonsId: damage }),
  };
}
