import { isUnderReview } from '#domain/policies/life-policy.ts';

export interface HealthBanner {
  readonly tone: 'info' | 'warning';
  readonly text: string;
  /** The text of the link; null if there is nothing for the visitor to do (B4.11). */
  readonly link: string | null;
}

const info = (text: string): HealthBanner => ({ tone: 'info', text, link: null });

/**
 * The banners by health status (A4.4). A star stands for any ending, as in the specification. Which status has which
 * banner is assumed. All other statuses (received, under assessment, done) have none of these.
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
    // The electronic declaration is filled in on another site (B4.11). The sentence is assumed.
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

/** What a personal insurance under review waits for (B4.7); null without a review or a banner for its status. */
export function healthBanner(policy: {
  readonly status: string;
  readonly helsestatus?: string | null | undefined;
}): HealthBanner | null {
  if (!isUnderReview(policy)) return null;
  const status = policy.helsestatus ?? '';
  return banners.find(({ statuses }) => statuses.some((each) => fits(each, status)))?.banner ?? null;
}
