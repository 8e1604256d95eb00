import type { NamedCustomer } from '#domain/person/masthead-names.ts';
import type { WithAddress } from '#domain/person/postal-address.ts';

/** What the profile shows of the damage customer (A3.1, B2.96). */
export interface ProfileCustomer extends NamedCustomer, WithAddress {}
