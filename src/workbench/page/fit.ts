import { registered } from '#flows/registry.ts';
import { isPersonaId, personas } from '#sandbox/personas.ts';

type Customer = 'company' | 'private customer';

/** Whose page the flows of an area are; the other areas have flows for both. */
const ofArea: Readonly<Record<string, Customer>> = {
  employees: 'company',
  requests: 'company',
  access: 'company',
  buying: 'private customer',
  sharing: 'private customer',
  'travel-cards': 'private customer',
};

const ofFlow: Readonly<Record<string, Customer>> = {
  'business-landing': 'company',
  'private-landing': 'private customer',
};

/** Why a persona hardly gets anywhere in a flow; empty if nothing is known against it. */
export function misfit(flow: string, persona: string): string {
  const wanted = ofFlow[flow] ?? ofArea[registered(flow).area];
  if (!wanted || !isPersonaId(persona)) return '';
  const is: Customer = personas[persona].organisation ? 'company' : 'private customer';
  return is === wanted ? '' : `${flow} is for a ${wanted}; ${persona} is a ${is}.`;
}
