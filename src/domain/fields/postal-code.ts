import type { Struct } from 'superstruct';
import { textField } from './field.ts';

/** Four digits (B5.5, B9.3). */
const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text);

export const postalCode = (sentence: string): Struct<string, null> => textField(sentence, isPostalCode);
