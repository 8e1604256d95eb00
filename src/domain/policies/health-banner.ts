import { isUnderReview } from '#domain/policies/life-policy.ts';

export interface HealthBanner {
  readonly tone: 'info' | 'warning';
  readonly text: string;
  /** What the link says, where there is something for the customer to do (B4.11). */
  readonly link: string | null;
}

const info = (text: string): HealthBanner => ({ tone: 'info', text, link: null });

/**
 * Health statuses of A4.4 by what the customer is told; a star stands for any ending, as it does there.
 * Which status belongs to which banner is assumed. All others (received, under assessment, done) have none.
 */
const banners: readonly { readonly statuses: readonly string[]; readonly banner: HealthBanner }[] = [
  {
    // The insurer waits for a doctor's answer (B4.8).
    statuses: ['EN_LEGE', 'EN_LEGE_MELDING_SENDT'],
    banner: info('Vi venter på svar fra legen.'),
  },
  {
    // A message was sent by the health network (B4.9).
    statuses: ['HELSENETT_*'],
    banner: info('Vi har sendt melding via Norsk helsenett.'),
  },
  {
    // A letter was sent to the policyholder (B4.10).
    statuses: ['NYTT_TILBUD*', 'HELSE_I_RETUR*', 'HELSE_RETUR_IKKE_MOTTATT', 'YTTERLIGE_HELSE_IKKE_MOTTATT'],
    banner: info('Vi har sendt brev til forsikringstakeren.'),
  },
  {
    // The electronic declaration is filled in elsewhere (B4.11). The sentence is ours, the link B4.4's.
    statuses: ['EL_NY_SOEKNAD', 'EL_HELSE_IKKE_MOTTATT'],
    banner: {
      tone: 'warning',
      text: 'Vi har ikke mottatt helseerklæringen.',
      link: 'Fyll ut helseerklæring',
    },
  },
];

const fits = (pattern: string, status: string) =>
  pattern.endsWith('*') ? status.startsWith(pattern.slice(0, -1)) : status === pattern;

/** What a personal insurance under review waits for (B4.7). */
export function healthBanner(policy: {
  readonly status: string;
  readonly helsestatus?: string | null | undefined;
}): HealthBanner | null {
  if (!isUnderReview(policy)) return null;
  const status = policy.helsestatus ?? '';
  return banners.find(({ statuses }) => statuses.some((each) => fits(each, status)))?.banner ?? null;
}
