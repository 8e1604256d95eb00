import type { ContactField } from '#domain/contact-details.ts';

export const contactLabels: Readonly<Record<ContactField, string>> = {
  mobilnummer: 'Mobilnummer',
  epost: 'E-post',
};
