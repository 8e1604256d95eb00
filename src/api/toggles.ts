import { boolean } from 'superstruct';
import type { Toggle } from '#domain/site/toggle.ts';
import * as keys from './keys.ts';
import { read } from './read.ts';

/** A7.4 */
export const getToggle = (name: Toggle): Promise<boolean> =>
  read(keys.toggle(name), `/toggle/${encodeURIComponent(name)}`, boolean());
