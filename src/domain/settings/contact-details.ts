import { checkForm } from '#domain/fields/form-check.ts';
import { mayEditContactInfo } from '#domain/person/private-right.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import type { ContactDetails } from '#domain/shared/contact-info.ts';

export type { ContactDetails };

/** The form's values. The field names are those of the payload (B7.29). */
export type ContactTyped = Readonly<Record<ContactField, string>>;

export type ContactField = 'mobilnummer' | 'epost';

/** The payload (B7.29). */
export interface ContactChange extends Omit<ContactDetails, ContactField>, ContactTyped {}

/** Whether the active party is a business, and whether the visitor is a broker; both decide who may edit. */
export interface ContactVisitor {
  readonly isBusiness: boolean;
  readonly isBroker: boolean;
}

/** The customer number may be in either record (B6.11). */
export const mayEditDetails = (details: ContactDetails | null, visitor: ContactVisitor): boolean =>
  mayEditContactInfo({
    kundenummer:
      details?.personkundenummerAndTransaksjonsId?.kundenummer ||
      details?.skadekundenummerAndTransaksjonsId?.kundenummer,
    ...visitor,
  });

/** The form's initial values. */
export const formOf = (details: ContactDetails | null): ContactTyped => ({
  mobilnummer: details?.mobilnummer ?? '',
  epost: details?.epost ?? '',
});

/** The payload. A form that `checkForm` refuses is sent as it is, so check it first. */
export function contactChange(details: ContactDetails | null, form: ContactTyped): ContactChange {
  const { personkundenummerAndTransaksjonsId: person, skadekundenummerAndTransaksjonsId: damage } =
    details ?? {};
  const checked = checkForm(contactForm, form);
  return {
    ...(checked.ok ? checked.sent : form),
    ...(person && { personkundenummerAndTransaksjonsId: person }),
    ...(damage && { skadekundenummerAndTransaksjonsId: damage }),
  };
}
