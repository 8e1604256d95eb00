import { Tag } from '@navikt/ds-react/Tag';
import type { ReactNode } from 'react';
import { isDeclaration, shownAtOnce, type Task } from '#domain/overview/tasks.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** The phone number for questions about a health declaration. */
  readonly contact: ReactNode;
}

/**
 * The most urgent tasks, each in a line or two. The others are folded, so that the policies stay near the top of the page. The
 * contact follows the first declaration.
 */
export function TaskList({ tasks, contact }: TaskListProps) {
  const shown = tasks.slice(0, shownAtOnce);
  const folded = tasks.slice(shownAtOnce);
  return (
    <>
      <Tasks tasks={shown} />
      {folded.length > 0 && (
        <details className="tasks-more">
          <summary>Flere oppgaver ({folded.length})</summary>
          <Tasks tasks={folded} />
          {!shown.some(isDeclaration) && folded.some(isDeclaration) && contact}
        </details>
      )}
      {shown.some(isDeclaration) && contact}
    </>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="tasks">
      {tasks.map(({ key, title, text, more, to, isUrgent }) => (
        <li key={key} className={isUrgent ? 'task task--urgent' : 'task'}>
          <span className="task__title">{to === null ? title : <LinkOut to={to}>{title}</LinkOut>}</span>
          {isUrgent && (
            <Tag variant="error" size="small">
              Forfalt
            </Tag>
          )}
          {text && <span className="task__text">{text}</span>}
          {more && (
            <details className="task__more">
              <summary>
                Mer <span className="visually-hidden">om: {title}</span>
              </summary>
              <span className="task__text">{more}</span>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
