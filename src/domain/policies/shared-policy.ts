import { array, type Infer, type } from 'superstruct';
import { DetailedPolicy } from './details/detailed-policy.ts';
import { Cover } from './details/pieces.ts';
import { owner } from './shared-group.ts';

/** A policy of another person who has given the customer insight into it (B6.10, B7.5). */
export const SharedPolicy = type({ ...owner, forsikring: DetailedPolicy, dekninger: array(Cover) });

export type SharedPolicy = Infer<typeof SharedPolicy>;
