import { formatPhone } from '#domain/display/phone.ts';
import type { ContactDetails, ContactField } from '#domain/settings/contact-details.ts';

export const contactLabels: Readonly<Record<ContactField, string>> = {
  mobilnummer: 'Mobilnummer',
  epost: 'E-post',
};

/** Shown for a missing value. The text is assumed. */
const notGiven = 'Ikke oppgitt';

export const DetailsList = ({ details }: { readonly details: ContactDetails | null }) => (
  <dl className="details">
    <dt>{contactLabels.mobilnummer}</dt>
    <dd>{details?.mobilnummer ? formatPhone(details.mobilnummer) : notGiven}</dd>
    <dt>{contactLabels.epost}</dt>
    <dd>{details?.epost || notGiven}</dd>
  </dl>
);
