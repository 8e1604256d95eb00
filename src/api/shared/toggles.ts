import { boolean } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Toggle } from '#domain/site/toggle.ts';

/** Loads whether a feature is on (A7.4). */
export const getToggle = (name: Toggle): Promise<boolean> =>
  read(keys.toggle(name), `/toggle/${addressPart(name)}`, boolean());
