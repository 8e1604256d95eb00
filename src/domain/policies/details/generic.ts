import { array, type Infer, type } from 'superstruct';
import { DetailedPolicy } from './detailed-policy.ts';
import { Cover } from './pieces.ts';

/** Of products without a view of their own. */
export const GenericDetail = type({ forsikring: DetailedPolicy, dekninger: array(Cover) });

export type GenericDetail = Infer<typeof GenericDetail>;
