import { Button } from '@navikt/ds-react/Button';
import { memo } from 'react';
import {
  type AccessEntry,
  accessEntries,
  type OrganisationAccess,
  visitorsRole,
} from '#domain/access/access.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { may } from '#domain/person/may.ts';
import type { Representative } from '#domain/person/representative.ts';
import { roleLabel } from '#domain/person/role.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface AccessListProps {
  readonly state: 'page.list.fresh' | 'page.list.refreshing' | 'page.list.stale';
  readonly context: {
    readonly organisation: OrganisationAccess;
    readonly visitor: Representative;
    readonly error: ApiError | null;
  };
  readonly send: (
    event: { type: 'add.requested' } | { type: 'delete.requested'; uuid: string } | { type: 'retried' },
  ) => void;
}

/** The persons with access, sorted by role. Only administrators can delete access (B2.90, B6.4, B6.8). */
export function AccessList({ state, context: { organisation, visitor, error }, send }: AccessListProps) {
  const role = visitorsRole(visitor);
  const notice = generalNotice(error);
  return (
    <>
      {state === 'page.list.stale' && (
        <ErrorNotice
          notice={notice}
          error={error}
          onRetry={() => send({ type: 'retried' })}
          alternative={null}
        >
          {!canRetry(notice) && <p>{notice.text}</p>}
          <p>Listen under er fra før, så den siste endringen kan mangle.</p>
        </ErrorNotice>
      )}
      {state === 'page.list.refreshing' && (
        <p className="visually-hidden" data-announce>
          Henter listen på nytt …
        </p>
      )}
      {may(role, 'addAccess') && (
        <Actions>
          <Button onClick={() => send({ type: 'add.requested' })}>Gi ny tilgang</Button>
        </Actions>
      )}
      <People
        organisation={organisation}
        visitor={visitor}
        isBusy={state === 'page.list.refreshing'}
        send={send}
      />
    </>
  );
}

interface PeopleProps extends Pick<AccessListProps['context'], 'organisation' | 'visitor'> {
  readonly isBusy: boolean;
  readonly send: PersonProps['send'];
}

/** Memoised, so that opening a dialog over the list does not render a thousand persons again. */
const People = memo(function People({ organisation, visitor, isBusy, send }: PeopleProps) {
  const mayDelete = may(visitorsRole(visitor), 'deleteAccess');
  return (
    <ul className="people" aria-busy={isBusy}>
      {accessEntries(organisation, visitor).map((entry) => (
        <Person
          key={`${entry.uuid} ${entry.name} ${entry.role}`}
          {...entry}
          mayDelete={mayDelete}
          send={send}
        />
      ))}
    </ul>
  );
});

interface PersonProps extends Pick<AccessEntry, 'uuid' | 'name' | 'role' | 'isFromRegister' | 'isOwn'> {
  readonly mayDelete: boolean;
  readonly send: (event: { type: 'delete.requested'; uuid: string }) => void;
}

function Person(props: PersonProps) {
  const { uuid, name, role, isFromRegister, isOwn, mayDelete, send } = props;
  return (
    <li className="person">
      <div>
        <span className="person__name">{isOwn ? `${name} (deg)` : name}</span>
        {role && <span className="person__role">{roleLabel(role)}</span>}
        {isFromRegister && <span className="person__role">{role && ' · '}Fra Foretaksregisteret</span>}
      </div>
      {mayDelete && uuid !== null && (
        <Button variant="tertiary" size="small" onClick={() => send({ type: 'delete.requested', uuid })}>
          Slett<span className="visually-hidden"> tilgangen til {name}</span>
        </Button>
      )}
    </li>
  );
}
