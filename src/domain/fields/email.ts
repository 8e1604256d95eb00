import type { Struct } from 'superstruct';
import { withoutInvisible } from '#domain/display/digits.ts';
import { textField } from './field.ts';

const word = '[^\\s@.,;:<>()[\\]"\\\\]+';
const label = '[\\p{L}\\p{N}]+(?:-+[\\p{L}\\p{N}]+)*';

/** Words with single dots between them, '@', and a domain of at least two labels; 'blåbær.no' is one. */
const address = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?=\\p{L}[^.])${label}$`, 'u');

/** An e-mail address (B5.10); it has at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text);

export const email = (sentence: string): Struct<string, null> =>
  textField(sentence, isEmail, (typed) => withoutInvisible(typed).trim());
