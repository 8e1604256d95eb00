import { onTestFinished } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { portalAs } from '#test/journeys/portal.ts';

type Portal = ReturnType<typeof portalAs>;

const portals = new Map<PersonaId, Portal>();

/** The portal of a persona; one test uses the same one each time. */
export function portalOf(persona: PersonaId): Portal {
  const portal = portals.get(persona) ?? portalAs(persona);
  if (!portals.has(persona)) onTestFinished(() => void portals.delete(persona));
  portals.set(persona, portal);
  return portal;
}
