import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { ContactDetails } from '#domain/shared/contact-info.ts';
import * as paths from '#domain/shared/read-paths.ts';

/** Loads the phone number and e-mail address of the customer (A7.11). */
export const getContactInfo = (): Promise<ContactDetails> =>
  read(keys.contactInfo, paths.contactDetails, ContactDetails);
