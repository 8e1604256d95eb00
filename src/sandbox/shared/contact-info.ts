import { slice } from '#sandbox/slice.ts';

interface ContactInfo {
  mobilnummer: string | null;
  epost: string | null;
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll('å', 'a').replaceAll('ø', 'o').replaceAll(' ', '');

/** The contact details; `updateContactInfo` changes them. */
export const contactInfo = slice(
  'contact information',
  ({ name, organisation, kundenummer }): ContactInfo => ({
    mobilnummer: `4${kundenummer}`,
    epost:
      organisation === null
        ? `${plain(name.fornavn)}.${plain(name.etternavn)}@epost.example`
        : `post@${plain(organisation.organisasjonsnavn)}.example`,
  }),
);
