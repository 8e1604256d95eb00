import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { surnameMismatch } from '#domain/errors/surname-mismatch.ts';
import type { SharingField } from './sharing-form.ts';

/** One of the two lists could not be loaded (B8.22). */
export const sharingListRefusals = {
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

export const createInsightRefusals = {
  codes: {
    FEL3710015: surnameMismatch,
  },
  // Insight could not be given, for any other reason (B8.19).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Beklager, det oppstod en feil. {name} fikk ikke innsyn. Prøv igjen senere.',
  },
} as const satisfies RefusalTable<SharingField>;

export const deleteInsightRefusals = {
  // Insight could not be deleted (B8.20).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppstod en feil under slettingen av {name}. Prøv igjen!',
  },
} as const satisfies RefusalTable;

/** Insight was given (B8.21). */
export const insightGiven = {
  kind: 'success',
  title: null,
  text: '{name} har nå innsyn i dine skadeforsikringer',
} as const satisfies Notice;

/** Insight was deleted (B8.21). */
export const insightDeleted = {
  kind: 'success',
  title: null,
  text: 'Innsynet til {name} ble slettet',
} as const satisfies Notice;

/** The request to give insight got no readable response. The text is assumed. */
export const maybeGiven = {
  ...unknownOutcomeNotice,
  text: '{name} kan ha fått innsyn likevel. Se i listen før du prøver igjen.',
} as const satisfies Notice;

/** The deletion got no readable response. The text is assumed. */
export const maybeDeleted = {
  ...unknownOutcomeNotice,
  text: 'Innsynet til {name} kan være slettet likevel. Se i listen før du prøver igjen.',
} as const satisfies Notice;

/** The policies could not be loaded, so it is not known whether there is something to share (B8.23). */
export const cannotShareRefusals = {
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil, så du kan ikke gi innsyn akkurat nå. Prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** Without damage insurance there is nothing to share (B6.10). The text is assumed. */
export const nothingToShare = {
  kind: 'state',
  title: null,
  text: 'Du har ingen skadeforsikringer, og kan derfor ikke gi innsyn.',
} as const satisfies Notice;

/** Only private customers can give insight (B6.10). The text is assumed. */
export const organisationSharesNothing = {
  kind: 'state',
  title: null,
  text: 'Du er inne på vegne av en bedrift. Bytt til deg selv for å dele forsikringene dine.',
} as const satisfies Notice;

/** Shown on every policy that another person shares (B6.10). */
export const sharedByOwner = {
  kind: 'state',
  title: null,
  text: '{owner} har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.',
} as const satisfies Notice;

interface Owner {
  readonly eierFornavn: string;
  readonly eierEtternavn: string;
}

/** The name of an owner; empty if there is none. */
export const ownerName = ({ eierFornavn, eierEtternavn }: Owner): string =>
  [eierFornavn, eierEtternavn].filter(Boolean).join(' ');

/** The word for an owner without a name is assumed. */
export const sharedByText = (owner: Owner): string =>
  fill(sharedByOwner.text, { owner: ownerName(owner) || 'Eieren' });
