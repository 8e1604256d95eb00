import { boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { maybe } from '#domain/shared/wire.ts';

// These calls are made only if the transition toggle is on (A4.9).

const router = '/fremtind-router-bm';

/** The insurer of the business, and its bank relationship number (A3.8). */
const Routing = type({ routingTarget: string(), bankForholdRegnr: maybe(string()) });

export type Routing = Infer<typeof Routing>;

/** Loaded for visitors who act for an organisation (A7.5). */
export const getRouting = (): Promise<Routing> => read(keys.routing, `${router}/routing`, Routing);

/** Whether the customer has a health declaration (A7.7). */
export const hasLifeHealthDeclaration = (): Promise<boolean> =>
  read(keys.lifeHealthDeclaration, `${router}/has-helseerklaering`, boolean());

/** Whether the customer has damage insurance; a customer without any may be redirected (A7.7, A4.9). */
export const hasDamagePolicies = (): Promise<boolean> =>
  read(keys.damagePolicies, `${router}/has-skadeforsikringer`, boolean());
