import { type Infer, number, type } from 'superstruct';
import { lenient, part, text } from '#domain/shared/wire.ts';

/** A code with the server's text. Some codes have labels of our own, in `src/domain/policies/labels`. */
export const CodedText = type({ id: text(), text: text() });

/** One cover of a policy. A cover without a sum has no limit. */
export const Cover = type({ navn: text(), sum: lenient(number()), egenandel: lenient(number()) });

export type Cover = Infer<typeof Cover>;

/** The heading of an insured object without a text (assumed). */
export const objectWord = 'Forsikret objekt';

/** The fields that identify every insured object (B3.26). */
export const insuredObject = { objektnummer: lenient(number()), objektstype: part(CodedText) };
