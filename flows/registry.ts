import type { AnyScript } from './engine/walk/script.ts';
import type { Within } from './engine/walk/within.ts';
import { access } from './registry/access.ts';
import { arriving } from './registry/arriving.ts';
import { buying } from './registry/buying.ts';
import { employees } from './registry/employees.ts';
import type { Listed } from './registry/listed.ts';
import { overview } from './registry/overview.ts';
import { places } from './registry/places.ts';
import { policies } from './registry/policies.ts';
import { requests } from './registry/requests.ts';
import { settings } from './registry/settings.ts';
import { shared } from './registry/shared.ts';
import { sharing } from './registry/sharing.ts';
import { travelCards } from './registry/travel-cards.ts';

/** The flows of each area. Every layer has a folder for each area that it needs. */
const byArea = {
  arriving,
  overview,
  buying,
  policies,
  employees,
  requests,
  access,
  'travel-cards': travelCards,
  sharing,
  settings,
  shared,
} satisfies Record<string, readonly Listed[]>;

export type Area = keyof typeof byArea;

export interface Registered extends Listed {
  readonly area: Area;
  readonly within: Within | undefined;
}

const areas = Object.keys(byArea) as readonly Area[];

/** Every flow with its cases and script: the laws, the generated paths, the atlas and the workbench read it. */
export const registry: readonly Registered[] = areas.flatMap((area) =>
  byArea[area].map((listed) => ({ area, ...listed, within: places[listed.flow.id] })),
);

export function registered(id: string): Registered {
  const found = registry.find(({ flow }) => flow.id === id);
  if (!found) throw new Error(`${id} is not in flows/registry.ts`);
  return found;
}

export const scriptOf = (id: string): AnyScript => registered(id).script;

/** The flow that a page opens to reach this one: the flow itself, or its outermost parent. */
export function startOf(id: string): Registered {
  const { within } = registered(id);
  return within ? startOf(within.flow.id) : registered(id);
}
