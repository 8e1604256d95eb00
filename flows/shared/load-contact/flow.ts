import { getContactInfo } from '#api/shared/contact-info.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadContact } from '#machines/shared/load-contact.ts';
import { LoggedOut } from '#views/shared/logged-out.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadContactFlow = defineFlow({
  title: 'Forsikring',
  machine: loadContact,
  actors: { getContactInfo },
  views: { loading: Waiting, loggedOut: LoggedOut, ready: 'exit' },
});
