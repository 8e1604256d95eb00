import { boolean, string, type } from 'superstruct';
import { lenient, part, text, type Wire } from '#domain/shared/wire.ts';

/** The visitor's own relation to an organisation (A3.5, B3.58). */
export const Relation = type({
  uuid: lenient(string()),
  organisasjonsnummer: string(),
  organisasjonsnavn: lenient(string()),
  /** The visitor's own name, the same in each relation. */
  kundenavn: part(
    type({ fornavn: lenient(string()), etternavn: lenient(string()), fulltNavn: lenient(string()) }),
  ),
  rolle: text(),
  /** Equals the role ADMIN (B3.61). */
  isBmAdmin: lenient(boolean()),
});

export type Relation = Wire<typeof Relation>;
