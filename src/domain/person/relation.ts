import { boolean, string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

/** The visitor's own relation to an organisation (A3.5, B3.58). */
export const Relation = type({
  uuid: string(),
  organisasjonsnummer: string(),
  organisasjonsnavn: string(),
  /** The visitor's own name, the same in each relation. */
  kundenavn: type({ fornavn: string(), etternavn: string(), fulltNavn: string() }),
  rolle: string(),
  /** Equals the role ADMIN (B3.61). */
  isBmAdmin: maybe(boolean()),
});

export type Relation = Wire<typeof Relation>;
