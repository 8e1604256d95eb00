import { LocalAlert } from '@navikt/ds-react/LocalAlert';
import { relationCreated, relationDeleted } from '#domain/errors/access.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { Told } from '#domain/person/access.ts';

interface ToldNoticeProps {
  readonly told: Told;
  readonly organisation: string;
}

function textOf({ told, organisation }: ToldNoticeProps): string {
  // B6.8
  if (told.kind === 'mayNot') return fill(missingRight.manageAccess.text, { organisation });
  // B4.21, B8.14
  const { text } = told.kind === 'added' ? relationCreated : relationDeleted;
  return fill(text, { name: told.name, organisation });
}

/** What became of the last wish, within the page that goes on; the host speaks for it. */
export function ToldNotice({ told, organisation }: ToldNoticeProps) {
  return (
    <LocalAlert status={told.kind === 'mayNot' ? 'warning' : 'success'} role="group">
      <LocalAlert.Header>
        <LocalAlert.Title as="h2" data-announce>
          {textOf({ told, organisation })}
        </LocalAlert.Title>
      </LocalAlert.Header>
    </LocalAlert>
  );
}
