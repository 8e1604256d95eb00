import type { Bodies, FollowingReads } from '#api/early-responses.ts';
import {
  actsForBusiness,
  type Identified,
  identified,
  organisationIn,
} from '#domain/person/identification.ts';
import * as paths from '#domain/shared/read-paths.ts';

/** A field of a body if it is a text. The app checks the whole body later. */
export function textIn(body: unknown, field: string): string | null {
  const value: unknown = Object(body)[field];
  return typeof value === 'string' ? value : null;
}

/** The visitor; null before the identification has arrived, and if it is no identification. */
export function visitorIn(bodies: Bodies): Identified | null {
  const body = bodies[paths.identification];
  const organisasjonsnummer = organisationIn(Object(body).organisasjonsnummer);
  if (body === undefined || (organisasjonsnummer !== null && typeof organisasjonsnummer !== 'string'))
    return null;
  return identified({ organisasjonsnummer, fodselsnummer: textIn(body, 'fodselsnummer') });
}

/** The role of a visitor who acts for an organisation. */
export const afterIdentification: FollowingReads = {
  needs: [paths.identification],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    return visitor && actsForBusiness(visitor) ? [paths.relations] : [];
  },
};
