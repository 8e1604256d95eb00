import { successorAddress } from '#domain/arriving/successor.ts';
import { directDebitTakesTime } from '#domain/buying/direct-debit-errors.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatKroner } from '#domain/display/amounts.ts';
import { declarationAction } from '#domain/policies/declaration-action.ts';
import { countedDeclarations } from '#domain/policies/health-declaration.ts';
import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { Destination } from '#domain/site/site-link.ts';
import { overdueInvoice } from './errors.ts';
import type { LandingSite } from './landing-site.ts';
import type { Claim as ClaimAnswer, HealthDeclaration, ToRead, UnpaidInvoice } from './task-answers.ts';

/** Something for the customer to do (A2.23). */
export interface Task {
  readonly key: string;
  readonly title: string;
  /** What it is about, or why. */
  readonly text: string | null;
  /** Null where its address is not one that we go to. */
  readonly to: Destination | null;
  readonly isUrgent: boolean;
}

type Invoice = Pick<UnpaidInvoice, 'fakturanummer' | 'belop' | 'forfallsdato'>;

type Claim = Pick<ClaimAnswer, 'id' | 'tittel' | 'status'>;

/** The customer's numbers, null for what they are no customer of. */
export interface CustomerNumbers {
  readonly skadekundenummer: string | null;
  readonly personkundenummer: string | null;
}

/** Answers to the calls for tasks (A7.14, A7.15); null while they are on their way. */
export interface TaskSources {
  readonly declarations: Settled<readonly HealthDeclaration[]> | null;
  readonly messages: Settled<readonly ToRead[]> | null;
  readonly documents: Settled<readonly ToRead[]> | null;
  readonly invoices: Settled<readonly Invoice[]> | null;
  readonly claims: Settled<readonly Claim[]> | null;
  readonly acceptance: Settled<boolean> | null;
}

interface About {
  readonly site: LandingSite;
  readonly today: IsoDate;
  readonly bankregnr: string | null;
  /** A4.8, by what the agreement would pay. */
  readonly warns: { readonly damage: boolean; readonly life: boolean };
}

const none = <T>(settled: Settled<readonly T[]> | null): readonly T[] => settled?.value ?? [];

const linkTo = (url: AllowedAddress | null): Destination | null => url && { url };

const link = { text: null, isUrgent: false } as const;

/** What is known of so far, in an order of ours: money first, then what is to be filled in, then what is to be read. */
export function tasksOf(sources: TaskSources, { site, today, bankregnr, warns }: About): readonly Task[] {
  const { urls } = site;
  const jump = { host: site.successorHost, segment: 'private', bankForholdRegnr: bankregnr ?? '' } as const;
  return [
    ...none(sources.invoices).map(({ fakturanummer, belop, forfallsdato }) => {
      const isUrgent = forfallsdato < today;
      const due = `${formatKroner(belop)}, forfall ${formatDate(forfallsdato)}.`;
      return {
        key: `faktura-${fakturanummer}`,
        title: 'Betal faktura',
        text: isUrgent ? `${due} ${overdueInvoice.text}` : due,
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
        text: directDebitTakesTime.text,
        to: { url: `#/avtalegiro/${kind === 'damage' ? 'skade' : 'person'}` },
      })),
    ...countedDeclarations(none(sources.declarations), site.reflexUrl).map((declaration) => {
      const { action, text } = declarationAction(declaration);
      return {
        ...link,
        key: `helse-${declaration.id}`,
        title: `${action} for ${declaration.forsikredeName}`,
        text,
        to: linkTo(
          allowAddress(`${declaration.baseurl}/${encodeURIComponent(declaration.id)}`, site.allowed),
        ),
      };
    }),
    ...(sources.acceptance?.value === true
      ? [
          {
            ...link,
            key: 'aksept',
            title: 'Godta tilbudet ditt',
            to: linkTo(successorAddress('adviserOffer', jump)),
          },
        ]
      : []),
    ...none(sources.claims)
      .filter(({ status }) => status === 'UNDER_UTFYLLING')
      .map(({ id, tittel }) => ({
        ...link,
        key: `skade-${id}`,
        title: 'Gjør ferdig skademeldingen',
        text: tittel,
        to: urls.claims,
      })),
    ...none(sources.messages).map(({ id, tittel, mottattDato }) => ({
      ...link,
      key: `melding-${id}`,
      title: tittel,
      text: `Melding fra oss ${formatDate(mottattDato)}`,
      to: urls.messages,
    })),
    ...none(sources.documents).map(({ id, tittel, mottattDato }) => ({
      ...link,
      key: `dokument-${id}`,
      title: tittel,
      text: `Dokument fra oss ${formatDate(mottattDato)}`,
      to: urls.documents,
    })),
  ];
}
