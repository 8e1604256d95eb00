import { countedDeclarations } from '#domain/policies/health-declaration.ts';
import { readable } from '#domain/shared/wire.ts';
import type { LandingSite } from './landing-site.ts';
import type { PrivateSources } from './private-sources.ts';

/**
 * Whether a sentence replaces hidden declarations (B4.30). Customers without a declaration to fill in do not see it
 * (C4.3).
 */
export const areDeclarationsHidden = (
  { hidesDeclarations: hides, declarations }: PrivateSources,
  { reflexUrl }: Pick<LandingSite, 'reflexUrl'>,
): boolean =>
  hides?.value === true && countedDeclarations(readable(declarations?.value ?? []), reflexUrl).length > 0;
