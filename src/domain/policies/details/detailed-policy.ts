import { type Infer, number, string, type } from 'superstruct';
import { lenient, part, text } from '#domain/shared/wire.ts';

/** The fields of every detail response that complete the listed policy (B3.4, B3.6, B3.7), and its terms (B7.6). */
export const DetailedPolicy = part(
  type({
    betalingsmate: lenient(string()),
    pris: lenient(number()),
    forsikrede: lenient(type({ navn: text() })),
    variantId: lenient(string()),
  }),
);

export type DetailedPolicy = Infer<typeof DetailedPolicy>;
