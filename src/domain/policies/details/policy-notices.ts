import type { IsoDate } from '#domain/dates/calendar.ts';
import { healthBanner } from '#domain/policies/health-banner.ts';
import { notYetValidText, processingText } from '#domain/policies/waiting-text.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { Site } from '#domain/site/site.ts';
import type { TextLink } from './policy-links.ts';

export interface PolicyNotice {
  /** Waiting: the policy is being processed (B4.13). */
  readonly tone: 'info' | 'warning' | 'waiting';
  readonly text: string;
  /** Where the visitor can act on it; null if there is nothing to do. */
  readonly link: TextLink | null;
}

const noticesWith = (
  tone: PolicyNotice['tone'],
  ...texts: readonly (string | null)[]
): readonly PolicyNotice[] => texts.flatMap((text) => (text === null ? [] : [{ tone, text, link: null }]));

export const damageNotices = (policy: DamagePolicy, today: IsoDate): readonly PolicyNotice[] => [
  ...noticesWith('waiting', processingText(policy)),
  ...noticesWith('info', notYetValidText(policy, today)),
];

/** What a life policy's health review waits for (B4.7), with a link if the visitor must fill in a form (B4.11). */
function reviewNotices(
  policy: LifePolicy,
  { healthStatus }: Pick<Site, 'healthStatus'>,
): readonly PolicyNotice[] {
  const banner = healthBanner(policy);
  if (banner === null) return [];
  const { tone, text, link } = banner;
  return [{ tone, text, link: link === null ? null : { text: link, to: healthStatus } }];
}

export const lifeNotices = (
  policy: LifePolicy,
  site: Pick<Site, 'healthStatus'>,
  today: IsoDate,
): readonly PolicyNotice[] => [
  ...reviewNotices(policy, site),
  ...noticesWith('info', notYetValidText(policy, today)),
];
