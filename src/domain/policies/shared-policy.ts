import { array, type Infer, type } from 'superstruct';
import { owner } from '#domain/sharing/shared-group.ts';
import { DetailedPolicy } from './details/detailed-policy.ts';
import { Cover } from './details/pieces.ts';

/** A policy of another person who has given the customer insight into it (B6.10, B7.5). */
export const SharedPolicy = type({ ...owner, forsikring: DetailedPolicy, dekninger: array(Cover) });

export type SharedPolicy = Infer<typeof SharedPolicy>;
