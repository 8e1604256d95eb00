import { notStored } from '#domain/errors/not-stored.ts';
import { isSolvedByLogin } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import {
  createInsightRefusals,
  deleteInsightRefusals,
  insightDeleted,
  insightGiven,
  maybeDeleted,
  maybeGiven,
} from '#domain/sharing/errors.ts';
import type { Change } from '#domain/sharing/insight.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Notice } from '#ui/notice.tsx';

type Failed = Extract<Change, { error: unknown }>;

/** The result of the last change, with the person's name (B4.23, B8.19 to B8.21). */
export function ChangeNotice({ change }: { readonly change: Change }) {
  const { name } = change;
  if ('error' in change) {
    const notice = noticeOf(change);
    return (
      <ErrorNotice notice={notice} error={change.error}>
        <p>{fill(notice.text, { name })}</p>
        {change.kind === 'notGiven' && isSolvedByLogin(notice) && <p>{notStored.number}</p>}
      </ErrorNotice>
    );
  }
  const { text } = change.kind === 'given' ? insightGiven : insightDeleted;
  return <Notice status="success" title={fill(text, { name })} titleAs="h2" />;
}

function noticeOf({ kind, error }: Failed) {
  if (kind === 'maybeGiven') return maybeGiven;
  if (kind === 'maybeDeleted') return maybeDeleted;
  return noticeIn(kind === 'notGiven' ? createInsightRefusals : deleteInsightRefusals, error);
}
