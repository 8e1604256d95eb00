import type { AccessConfirmation } from '#domain/access/access.ts';
import { relationCreated, relationDeleted, stillHasAccess } from '#domain/access/errors.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { Notice } from '#ui/notice.tsx';

interface ConfirmationNoticeProps {
  readonly confirmation: AccessConfirmation;
  readonly organisationName: string;
}

function textOf({ confirmation, organisationName: organisation }: ConfirmationNoticeProps): string {
  // Only administrators add and delete (B6.8).
  if (confirmation.kind === 'missingRight') return fill(missingRight.manageAccess.text, { organisation });
  if (confirmation.kind === 'stillHasAccess') return fill(stillHasAccess.text, { organisation });
  // The message names the person (B4.21, B8.14).
  const { text } = confirmation.kind === 'added' ? relationCreated : relationDeleted;
  return fill(text, { name: confirmation.name, organisation });
}

/** The message about the visitor's last action, shown within the page. */
export function ConfirmationNotice({ confirmation, organisationName }: ConfirmationNoticeProps) {
  return (
    <Notice
      status={confirmation.kind === 'missingRight' ? 'warning' : 'success'}
      title={textOf({ confirmation, organisationName })}
      titleAs="h2"
    />
  );
}
