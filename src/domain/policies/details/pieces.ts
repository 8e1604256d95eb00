import { type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';

/** A code with the server's text. Some codes have labels of our own, in `src/domain/policies/labels`. */
export const CodedText = type({ id: string(), text: string() });

/** One cover of a policy. A cover without a sum has no limit. */
export const Cover = type({ navn: string(), sum: maybe(number()), egenandel: maybe(number()) });

export type Cover = Infer<typeof Cover>;

/** The fields that identify every insured object (B3.26). */
export const insuredObject = { objektnummer: integer(), objektstype: CodedText };
