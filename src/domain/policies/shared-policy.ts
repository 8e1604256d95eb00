import { type } from 'superstruct';
import { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { listOf, text, type Wire } from '#domain/shared/wire.ts';
import { owner } from '#domain/sharing/shared-group.ts';
import { Cover } from './details/pieces.ts';

/** A policy of another person who has given the customer insight into it (B6.10, B7.5). */
export const SharedPolicy = type({
  ...owner,
  forsikring: type({ ...DamagePolicy.schema, status: text() }),
  dekninger: listOf(Cover),
});

export type SharedPolicy = Wire<typeof SharedPolicy>;
