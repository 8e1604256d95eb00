import type { Destination } from '#domain/site/site-link.ts';

/** A link and its text. */
export interface TextLink {
  readonly text: string;
  readonly to: Destination;
}
