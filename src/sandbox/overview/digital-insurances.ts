import type { Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { hasTasks } from './tasks.ts';

/** Two for a customer who has moved to the successor, one of them with a page there; a temporary one for private-rich. */
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
  answer: ({ persona }) => ({ body: summaries(persona) }),
};
