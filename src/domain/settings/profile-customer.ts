import type { NamedCustomer, WithAddress } from '#domain/person/customer.ts';

/** What the profile shows of the damage customer (A3.1, B2.96). */
export interface ProfileCustomer extends NamedCustomer, WithAddress {}
