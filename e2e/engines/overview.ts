import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { checkLook } from '#e2e/support/look/check-look.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Visitor } from './visitor.ts';

/** Each kind of visitor of the overview. The other personas are redirected, or see what one of these sees. */
export const kinds: readonly PersonaId[] = [
  'private-rich',
  'private-empty',
  'new-customer',
  'other-bank',
  'unwanted',
  'maintenance',
  'night',
  'partner',
  'business-admin',
  'business-reader',
  'business-no-role',
  'business-self-administered',
];

/** Checks the overview of a persona in five windows: it fits, and nothing covers text or a control. */
export async function checkOverview(visitor: Visitor, persona: PersonaId, pictures: string): Promise<void> {
  await visitor.open(persona, main);
  await visitor.sees(() => document.querySelector('h1')?.textContent ?? null, null, expect.any(String));
  await visitor.sees(() => document.querySelectorAll('.aksel-skeleton, .aksel-loader').length, null, 0);
  await checkLook(visitor, `the overview of ${persona}`, pictures);
}
