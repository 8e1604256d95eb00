import type { ContactField } from '#domain/settings/contact-details.ts';

export const contactLabels: Readonly<Record<ContactField, string>> = {
  mobilnummer: 'Mobilnummer',
  epost: 'E-post',
};
