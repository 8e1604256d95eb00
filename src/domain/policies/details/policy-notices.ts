import type { IsoDate } from '#domain/dates/calendar.ts';
import { notYetValidText, processingText } from '#domain/policies/waiting-text.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { TextLink } from './text-link.ts';

export interface PolicyNotice {
  /** Waiting: the policy is being processed (B4.13). */
  readonly tone: 'info' | 'warning' | 'waiting';
  readonly text: string;
  /** A further sentence. */
  readonly about?: string;
  /** Where the visitor can act on it; null if there is nothing to do. */
  readonly link: TextLink | null;
}

export const noticesWith = (
  tone: PolicyNotice['tone'],
  ...texts: readonly (string | null)[]
): readonly PolicyNotice[] => texts.flatMap((text) => (text === null ? [] : [{ tone, text, link: null }]));

export const damageNotices = (policy: DamagePolicy, today: IsoDate): readonly PolicyNotice[] => [
  ...noticesWith('waiting', processingText(policy)),
  ...noticesWith('info', notYetValidText(policy, today)),
];
