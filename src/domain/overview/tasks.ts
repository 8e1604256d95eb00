import { successorAddress } from '#domain/arriving/successor.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatKroner } from '#domain/display/amounts.ts';
import { declarationAction } from '#domain/policies/declaration-action.ts';
import { countedDeclarations } from '#domain/policies/health-declaration.ts';
import type { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import { readable } from '#domain/shared/wire.ts';
import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { CheckedLink } from '#domain/site/site-link.ts';
import { directDebitTakesTime, overdueInvoice } from './errors.ts';
import type { LandingSite } from './landing-site.ts';
import type { Claim as ClaimResponse, HealthDeclaration, ToRead } from './task-responses.ts';

/** Something for the visitor to do (A2.23). */
export interface Task {
  readonly key: string;
  readonly title: string;
  /** What the task is about, in a few words. */
  readonly text: string | null;
  /** Sentences about the task, folded. */
  readonly more: string | null;
  /** Null if its address is not allowed. */
  readonly to: CheckedLink | null;
  readonly isUrgent: boolean;
}

type Invoice = Pick<UnpaidInvoice, 'fakturanummer' | 'belop' | 'forfallsdato'>;

type Claim = Pick<ClaimResponse, 'id' | 'tittel' | 'status'>;

/**
 * The results of the calls for tasks (A7.14, A7.15); null while they load, and if they are not made. An unreadable entry
 * is null.
 */
export interface TaskSources {
  readonly declarations: Settled<readonly (HealthDeclaration | null)[]> | null;
  readonly messages: Settled<readonly (ToRead | null)[]> | null;
  readonly documents: Settled<readonly (ToRead | null)[]> | null;
  readonly invoices: Settled<readonly (Invoice | null)[]> | null;
  readonly claims: Settled<readonly (Claim | null)[]> | null;
  readonly acceptance: Settled<boolean> | null;
}

interface About {
  readonly site: LandingSite;
  readonly today: IsoDate;
  readonly bankregnr: string | null;
  /** Whether to warn about AvtaleGiro, for each kind of insurance (A4.8). */
  readonly warns: { readonly damage: boolean; readonly life: boolean };
}

const entriesOf = <T>(settled: Settled<readonly (T | null)[]> | null): readonly T[] =>
  readable(settled?.value ?? []);

/** The address where an offer of the successor is accepted; null without a bank number. */
export const acceptanceAddress = (
  { successorHost }: Pick<LandingSite, 'successorHost'>,
  bankregnr: string | null,
): AllowedAddress | null =>
  successorAddress('adviserOffer', {
    host: successorHost,
    segment: 'private',
    bankForholdRegnr: bankregnr ?? '',
  });

const sentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const link = { text: null, more: null, isUrgent: false } as const;

/** Whether the task is about a health declaration. */
export const isDeclaration = ({ key }: Pick<Task, 'key'>): boolean => key.startsWith('helse-');

/** Number of tasks that are shown before the list is expanded. */
export const shownAtOnce = 3;

/** The tasks in an assumed order: overdue ones, then payments, then forms, then things to read. */
export const tasksOf = (sources: TaskSources, about: About): readonly Task[] => {
  const tasks = tasksByKind(sources, about);
  return [...tasks.filter(({ isUrgent }) => isUrgent), ...tasks.filter(({ isUrgent }) => !isUrgent)];
};

function tasksByKind(sources: TaskSources, { site, today, bankregnr, warns }: About): readonly Task[] {
  const { urls } = site;
  const offer = acceptanceAddress(site, bankregnr);
  return [
    ...entriesOf(sources.invoices).map(({ fakturanummer, belop, forfallsdato }) => {
      const isUrgent = forfallsdato !== '' && forfallsdato < today;
      const parts = [
        belop == null ? '' : formatKroner(belop),
        forfallsdato && `forfall ${formatDate(forfallsdato)}`,
      ];
      const due = sentence(parts.filter(Boolean).join(', '));
      return {
        key: `faktura-${fakturanummer}`,
        title: 'Betal faktura',
        text: due || null,
        more: isUrgent ? overdueInvoice.text : null,
        to: urls.invoice,
        isUrgent,
      };
    }),
    ...(['damage', 'life'] as const)
      .filter((kind) => warns[kind])
      .map((kind) => ({
        ...link,
        key: `avtalegiro-${kind}`,
        title:
          kind === 'damage'
            ? 'Opprett AvtaleGiro for skadeforsikringene dine'
            : 'Opprett AvtaleGiro for personforsikringene dine',
        more: directDebitTakesTime.text,
        to: { url: `#/avtalegiro/${kind === 'damage' ? 'skade' : 'person'}` as const },
      })),
    ...countedDeclarations(entriesOf(sources.declarations), site.reflexUrl).map((declaration) => {
      const { action, text } = declarationAction(declaration);
      const url = allowAddress(`${declaration.baseurl}/${addressPart(declaration.id)}`, site.allowed);
      return {
        ...link,
        key: `helse-${declaration.id}`,
        title: [action, declaration.forsikredeName].filter(Boolean).join(' for '),
        text,
        to: url && { url },
      };
    }),
    ...(sources.acceptance?.value === true && offer !== null
      ? [{ ...link, key: 'aksept', title: 'Godta tilbudet ditt', to: { url: offer } }]
      : []),
    ...entriesOf(sources.claims)
      .filter(({ status }) => status === 'UNDER_UTFYLLING')
      .map(({ id, tittel }) => ({
        ...link,
        key: `skade-${id}`,
        title: 'Gjør ferdig skademeldingen',
        text: tittel || null,
        to: urls.claims,
      })),
    ...entriesOf(sources.messages).map(({ id, tittel, mottattDato }) => ({
      ...link,
      key: `melding-${id}`,
      title: tittel,
      text: `Melding fra oss ${formatDate(mottattDato)}`.trim(),
      to: urls.messages,
    })),
    ...entriesOf(sources.documents).map(({ id, tittel, mottattDato }) => ({
      ...link,
      key: `dokument-${id}`,
      title: tittel,
      text: `Dokument fra oss ${formatDate(mottattDato)}`.trim(),
      to: urls.documents,
    })),
  ];
}
