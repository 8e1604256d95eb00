import type { Role } from '#domain/person/role.ts';
import type { Toggle } from '#domain/site/toggle.ts';

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly developerMessage?: string;
}

/** A visitor, and the insurer's data about them. All other data is derived from this. */
export interface Persona {
  readonly description: string;
  readonly name: { readonly fornavn: string; readonly etternavn: string };
  /** Invented: the month does not exist. */
  readonly fodselsnummer: string;
  readonly kundenummer: string;
  /** The bank whose site they come from. */
  readonly bankregnr: string;
  /** The fields of the record beside name and number; null without a record. */
  readonly damageCustomer: {
    readonly kundestatus: 'AKTIV' | 'UONSKET';
    /** The bank relationship of the record. */
    readonly bankForholdRegnr: string | null;
  } | null;
  /** No policy, one policy, or one of every product. */
  readonly policies: 'none' | 'one' | 'many';
  /** The organisation that the visitor acts for; null for visitors who act for themselves. */
  readonly organisation: Organisation | null;
  /** Organisations that they may switch to. */
  readonly alsoFor: readonly Organisation[];
  /** The enabled features (A3.17). */
  readonly on: readonly Toggle[];
  /** The insurer's verdict on a self-declaration. */
  readonly verdict: 'OK' | 'UONSKET';
  /** The successor insurer has taken the customer over (A4.9). */
  readonly isMoving: boolean;
  /** The customer belongs to a bank that is a partner (`ispartnerkunde`). */
  readonly isPartner: boolean;
  /** The bank does not let its customers in directly (A7.11). */
  readonly isBlocked: boolean;
  /** The response to every call, for visitors whose calls are all refused; otherwise null. */
  readonly refusal: Refusal | null;
}

export interface Organisation {
  /** The organisation's own customer number. */
  readonly kundenummer: string;
  readonly organisasjonsnummer: string;
  readonly organisasjonsnavn: string;
  /** Null: the visitor may act for the organisation, and has no role. */
  readonly role: Role | null;
  readonly employees: number;
  readonly isSelfAdministered: boolean;
  /** Whether the organisation has policies (A8.10). */
  readonly isInsured: boolean;
}
