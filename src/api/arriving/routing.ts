import { boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { maybe } from '#domain/shared/wire.ts';

// Dependent calls: only with the transition toggle on (A4.9).

const router = '/fremtind-router-bm';

/** A3.8; the target is the successor, or another insurer. */
const Routing = type({ routingTarget: string(), bankForholdRegnr: maybe(string()) });

export type Routing = Infer<typeof Routing>;

/** A7.5: for visitors who act for an organisation. */
export const getRouting = (): Promise<Routing> => read(keys.routing, `${router}/routing`, Routing);

/** Whether the customer has a health declaration (A7.7). */
export const hasLifeHealthDeclaration = (): Promise<boolean> =>
  read(keys.lifeHealthDeclaration, `${router}/has-helseerklaering`, boolean());

/** A7.7: who has none may be redirected (A4.9). */
export const hasDamagePolicies = (): Promise<boolean> =>
  read(keys.damagePolicies, `${router}/has-skadeforsikringer`, boolean());
