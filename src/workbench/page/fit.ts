import { registered } from '#flows/registry.ts';
import { isPersonaId, type PersonaId, personas } from '#sandbox/personas.ts';

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

/** The customer that a flow is for; undefined if it is for both. */
const wantedBy = (flow: string): Customer | undefined => ofFlow[flow] ?? ofArea[registered(flow).area];

const customerOf = (persona: PersonaId): Customer =>
  personas[persona].organisation ? 'company' : 'private customer';

/** Why a persona hardly gets anywhere in a flow; empty if nothing is known against it. */
export function misfit(flow: string, persona: string): string {
  const wanted = wantedBy(flow);
  if (!wanted || !isPersonaId(persona)) return '';
  const is = customerOf(persona);
  return is === wanted ? '' : `${flow} is for a ${wanted}; ${persona} is a ${is}.`;
}

const usual: Readonly<Record<Customer, PersonaId>> = {
  company: 'business-admin',
  'private customer': 'private-rich',
};

/** The persona itself, if it fits a flow, or else one that gets in. */
export function fitting(flow: string, persona: string): string {
  const wanted = wantedBy(flow);
  return wanted && misfit(flow, persona) !== '' ? usual[wanted] : persona;
}
