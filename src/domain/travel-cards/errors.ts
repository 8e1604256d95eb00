import { refusalsOfPart } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import type { ShareTravelCardTyped } from './travel-card-forms.ts';

/** The second step of sharing a card (B4.24). */
export const cannotBeUndone = 'Når du har delt reisekortet, kan det ikke angres.';

/** The last step of sharing a card (B4.24). */
export const travelCardShared = {
  kind: 'success',
  title: null,
  text: 'Reiseforsikringen din er nå delt.',
} as const satisfies Notice;

/** The sentence is assumed: the spec has none for the success of B4.25. */
export const travelCardDeleted = {
  kind: 'success',
  title: null,
  text: 'Reisekortet er slettet.',
} as const satisfies Notice;

// The texts differ on purpose: the specification has 'senere' here, and 'siden' for sharing.
const problem = {
  kind: 'failure',
  title: null,
  text: 'Det oppstod et problem. Prøv igjen senere.',
} as const satisfies Notice;

const problemWithSharing = {
  kind: 'failure',
  title: null,
  text: 'Det oppstod et problem. Prøv igjen siden.',
} as const satisfies Notice;

export const shareTravelCardRefusals = {
  // An internal error's own message is not for customers, whatever its code (B8.25).
  signs: { internalError: { when: { status: 500 }, notice: problemWithSharing } },
  codes: {
    // The server refuses the national identity number (B8.26).
    INF0080002: {
      field: 'fodselsnummer',
      notice: { kind: 'refusal', title: null, text: 'Dette fødselsnummeret er ikke gyldig.' },
    },
    // The person already has the card (B8.27).
    FOR4630008: {
      field: 'fodselsnummer',
      notice: { kind: 'refusal', title: null, text: 'Dette reisekortet eksisterer allerede' },
    },
    // The policy cannot be shared (B8.28).
    FOR4630004: {
      notice: { kind: 'refusal', title: null, text: 'Denne reiseforsikringen er ikke mulig å dele' },
    },
  },
  // Other errors show the server's message (B8.29), or B8.32's text.
  otherwise: { orServerMessage: problem, onlyField: 'fodselsnummer' },
} as const satisfies RefusalTable<keyof ShareTravelCardTyped>;

/** `'500'` is an error code here, not the HTTP status. Every other code shows the server's message (B8.32). */
export const addTravelCardRefusals = {
  codes: { '500': { notice: problem } },
  otherwise: { orServerMessage: problem },
} as const satisfies RefusalTable;

/** Deleting has one sentence for every error (B8.33). */
export const deleteTravelCardRefusals = {
  otherwise: problem,
} as const satisfies RefusalTable;

export const generateTravelCardsRefusals = {
  // The text is assumed (B8.31).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** For loading one policy's cards, and for loading the list. */
export const travelCardRefusals = {
  // The cards could not be loaded (B8.34).
  otherwise: {
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.',
  },
} as const satisfies RefusalTable;

/** The policy of cards that are shown without it. The sentence is assumed. */
export const cardPolicyRefusals = refusalsOfPart(
  'Vi fikk ikke hentet forsikringen. Prøv igjen for å se vilkårene og dele kortet.',
);
