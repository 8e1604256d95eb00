import type { Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { hasTasks } from './tasks.ts';

/** A customer who has moved to the successor has two, one with a page there. Customers with tasks have a pending one. */
function summaries(persona: Persona): readonly unknown[] {
  const life = {
    forsikringsnummer: 'F-500123',
    navn: 'Liv',
    beskrivelse: 'Utbetaling ved dødsfall',
    status: 'ACTIVE',
    fagsystem: 'PROLIFE',
    url: `https://kunde.forsikring.example/hopp/${persona.bankregnr}/pm/detaljer/liv`,
  };
  const disability = {
    forsikringsnummer: 'F-500124',
    navn: 'Ufør',
    beskrivelse: 'Engangssum ved uførhet',
    status: 'PENDING',
    fagsystem: 'PROLIFE',
  };
  if (persona.isMoving) return [life, disability];
  return hasTasks(persona) ? [disability] : [];
}

export const listDigitalInsurances: Operation = {
  id: 'listDigitalInsurances',
  method: 'GET',
  path: '/fremtind/forsikringer',
  respond: ({ persona }) => ({ body: summaries(persona) }),
};
