import type { IsoDate } from '#domain/dates/calendar.ts';
import { healthBanner } from '#domain/policies/health-banner.ts';
import { isUnderReview } from '#domain/policies/life-policy.ts';
import { notYetValidText } from '#domain/policies/waiting-text.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { Site } from '#domain/site/site.ts';
import { noticesWith, type PolicyNotice } from './policy-notices.ts';

/** A review with such a health status is over (A4.4). */
const ended: readonly string[] = ['AVSLUTTET', 'ANNULLERT_OG_SKREVET_UT'];

/** Why a policy is under processing after its first day (A4.3). The text is assumed. */
const reviewed = 'Forsikringen er under behandling til helsevurderingen er ferdig.';

/** What a life policy's health review waits for (B4.7), with a link if the visitor must fill in a form (B4.11). */
function reviewNotices(
  policy: LifePolicy,
  { healthStatus }: Pick<Site, 'healthStatus'>,
): readonly PolicyNotice[] {
  const banner = healthBanner(policy);
  const isReviewed = isUnderReview(policy) && !ended.includes(policy.helsestatus ?? '');
  if (banner === null) return isReviewed ? noticesWith('waiting', reviewed) : [];
  const { tone, text, link } = banner;
  return [{ tone, text, about: reviewed, link: link === null ? null : { text: link, to: healthStatus } }];
}

export const lifeNotices = (
  policy: LifePolicy,
  site: Pick<Site, 'healthStatus'>,
  today: IsoDate,
): readonly PolicyNotice[] => [
  ...reviewNotices(policy, site),
  ...noticesWith('info', notYetValidText(policy, today)),
];
