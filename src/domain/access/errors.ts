import { generalRefusals } from '#domain/errors/general.ts';
import { noAccessRow } from '#domain/errors/no-access.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { surnameMismatch } from '#domain/errors/surname-mismatch.ts';
import type { AccessField } from './access-form.ts';

export const organisationRelationsRefusals = {
  codes: { FEL3710020: noAccessRow },
  // A page that cannot be loaded shows an error (B8.15).
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** The spec calls these codes conditions (B8.9); that the server sends them as codes is assumed. */
export const createRelationRefusals = {
  codes: {
    // The person is a minor (B8.10).
    CAN_NOT_CREATE_RELASJON_MINOR: {
      field: 'fodselsnummer',
      notice: {
        kind: 'refusal',
        title: null,
        text: 'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
      },
    },
    // The server refuses the national identity number (B8.11).
    FOEDSELSNUMMER_VALIDERER_IKKE: {
      field: 'fodselsnummer',
      when: { status: 400 },
      notice: { kind: 'refusal', title: null, text: 'Fødselsnummeret er ugyldig.' },
    },
    FEL3710015: surnameMismatch,
  },
  // Any other failure names the person (B8.12).
  otherwise: {
    kind: 'failure',
    title: null,
    text: '{name} har ikke fått tilgang til {organisation} sine forsikringer.',
  },
} as const satisfies RefusalTable<AccessField>;

export const deleteRelationRefusals = {
  // A failed deletion (B8.13).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.',
  },
} as const satisfies RefusalTable;

/** The confirmation of a new access (B4.21): the sentence of B8.12 without the negation. */
export const relationCreated = {
  kind: 'success',
  title: null,
  text: '{name} har fått tilgang til {organisation} sine forsikringer.',
} as const satisfies Notice;

/** Another person's access is deleted (B8.14). */
export const relationDeleted = {
  kind: 'success',
  title: null,
  text: '{name} er slettet, og har ikke lenger tilgang til {organisation}',
} as const satisfies Notice;

/** The visitor has deleted their only access (B8.14). */
export const accessLost = {
  kind: 'success',
  title: null,
  text: 'Du har ikke lenger tilgang til {organisation}',
} as const satisfies Notice;

/** The visitor has deleted one of several own accesses, so neither sentence of B8.14 is true. The sentence is assumed. */
export const stillHasAccess = {
  kind: 'success',
  title: null,
  text: 'Tilgangen er slettet. Du har fortsatt en annen tilgang til {organisation}.',
} as const satisfies Notice;
