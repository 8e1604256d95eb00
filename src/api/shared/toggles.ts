import { boolean } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { type Toggle, togglePath } from '#domain/site/toggle.ts';

/** Loads whether a feature is on (A7.4). */
export const getToggle = (name: Toggle): Promise<boolean> =>
  read(keys.toggle(name), togglePath(name), boolean());
