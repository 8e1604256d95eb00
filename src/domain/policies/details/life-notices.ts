import type { IsoDate } from '#domain/dates/calendar.ts';
import { healthBanner } from '#domain/policies/health-banner.ts';
import { notYetValidText } from '#domain/policies/waiting-text.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { Site } from '#domain/site/site.ts';
import { noticesWith, type PolicyNotice } from './policy-notices.ts';

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
