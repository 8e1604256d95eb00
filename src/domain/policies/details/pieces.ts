import { type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';

/** A code with the words for it; some tables of `src/domain/labels` have words of their own. */
export const CodedText = type({ id: string(), text: string() });

/** One thing that a policy covers; a sum that is not there is no limit. */
export const Cover = type({ navn: string(), sum: maybe(number()), egenandel: maybe(number()) });

export type Cover = Infer<typeof Cover>;

/** What every insured object is known by (B3.26). */
export const insuredObject = { objektnummer: integer(), objektstype: CodedText };
