import type { Told } from '#domain/access/access.ts';
import { ownAccessRemains, relationCreated, relationDeleted } from '#domain/access/errors.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { Notice } from '#ui/notice.tsx';

interface ToldNoticeProps {
  readonly told: Told;
  readonly organisation: string;
}

function textOf({ told, organisation }: ToldNoticeProps): string {
  // Only administrators add and delete (B6.8).
  if (told.kind === 'mayNot') return fill(missingRight.manageAccess.text, { organisation });
  if (told.kind === 'ownRemains') return fill(ownAccessRemains.text, { organisation });
  // The message names the person (B4.21, B8.14).
  const { text } = told.kind === 'added' ? relationCreated : relationDeleted;
  return fill(text, { name: told.name, organisation });
}

/** What became of the last wish, within the page that goes on. */
export function ToldNotice({ told, organisation }: ToldNoticeProps) {
  return (
    <Notice
      status={told.kind === 'mayNot' ? 'warning' : 'success'}
      title={textOf({ told, organisation })}
      titleAs="h2"
    />
  );
}
