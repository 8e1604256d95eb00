import type { Struct } from 'superstruct';
import { textField } from './field.ts';

/** Letters, accents (also as combining characters, as macOS writes them) and apostrophes. */
const part = "['’]*\\p{L}[\\p{L}\\p{M}'’]*";

const name = new RegExp(`^${part}(?:[- ]${part})*$`, 'u');

/** Particles that belong to a surname although a blank follows: 'von der Lippe', 'Le Roux'. */
const particle = '(?:af|av|da|de|del|della|den|der|di|dos|du|el|la|le|ten|ter|van|von|zu)';

const surnameAlone = new RegExp(`^(?:${particle} )*${part}(?:-${part})*$`, 'iu');

/** A single hyphen or blank between the parts (B5.13). */
export const isPersonName = (text: string): boolean => name.test(text);

/** A surname (B5.25). Assumed: one word with hyphens and particles, so that no given name precedes it. */
export const isSurname = (text: string): boolean => surnameAlone.test(text);

export const personName = (sentence: string): Struct<string, null> => textField(sentence, isPersonName);

/** @param insisted a name of several words that got the sentence and is sent again (C4.20) */
export const surname = (sentence: string, insisted = ''): Struct<string, null> =>
  textField(sentence, (text) => isSurname(text) || (isPersonName(text) && text === insisted.trim()));
