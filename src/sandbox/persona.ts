import type { Role } from '#domain/person/role.ts';
import type { Toggle } from '#domain/site/toggle.ts';
import type { Refusal } from './operation.ts';

/** Who is logged in, and what the insurer knows and thinks of them. The rest is made from this. */
export interface Persona {
  readonly description: string;
  readonly name: { readonly fornavn: string; readonly etternavn: string };
  /** Made up: no birth date has that month. */
  readonly fodselsnummer: string;
  readonly kundenummer: string;
  /** The bank that they came by. */
  readonly bankregnr: string;
  /** What the record holds beside name and number; null where there is no record. */
  readonly damageCustomer: {
    readonly kundestatus: 'AKTIV' | 'UONSKET';
    /** The bank relationship of the record. */
    readonly bankForholdRegnr: string | null;
  } | null;
  /** How much there is to see: 'none', 'one' policy, or 'many' of every kind. */
  readonly policies: 'none' | 'one' | 'many';
  /** Set for who acts on behalf of an organisation. */
  readonly organisation: Organisation | null;
  /** Organisations that they may switch to. */
  readonly alsoFor: readonly Organisation[];
  /** The features that are on for them (A3.17). */
  readonly on: readonly Toggle[];
  /** The answer to a self-declaration. */
  readonly verdict: 'OK' | 'UONSKET';
  /** The successor insurer has taken the customer over (A4.9). */
  readonly moving: boolean;
  /** The customer belongs to a bank that is a partner (`ispartnerkunde`). */
  readonly partner: boolean;
  /** The bank does not let its customers in directly (A7.11). */
  readonly blocked: boolean;
  /** What every call is answered with, for who gets nowhere. */
  readonly refusal: Refusal | null;
}

export interface Organisation {
  /** Its own, as a customer. */
  readonly kundenummer: string;
  readonly organisasjonsnummer: string;
  readonly organisasjonsnavn: string;
  /** Null: the organisation is theirs to see and nobody gave them a role. */
  readonly role: Role | null;
  readonly employees: number;
  readonly selfAdministered: boolean;
  /** Whether it has policies at all (A8.10). */
  readonly insured: boolean;
}
