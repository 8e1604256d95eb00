import { Tag } from '@navikt/ds-react/Tag';
import type { ReactNode } from 'react';
import { isDeclaration, shownAtOnce, type Task } from '#domain/overview/tasks.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** The phone number for questions about a health declaration. */
  readonly contact: ReactNode;
  /** Replaces tasks that are not shown today. */
  readonly notice: string | null;
}

/**
 * The most urgent tasks, each in a line or two. The others are folded, so that the policies stay near the top of the page. The
 * contact is a part of the first declaration, and the notice an entry of the list: lines of their own would move the policies when
 * the tasks come.
 */
export function TaskList({ tasks, contact, notice }: TaskListProps) {
  const declaration = tasks.find(isDeclaration);
  const items = tasks.map((task) => (
    <TaskItem key={task.key} task={task} more={task === declaration ? contact : task.more} />
  ));
  // The notice takes the place of a task.
  const room = notice === null ? shownAtOnce : shownAtOnce - 1;
  const folded = items.slice(room);
  return (
    <>
      <ul className="tasks">
        {items.slice(0, room)}
        {notice !== null && <li className="task">{notice}</li>}
      </ul>
      {folded.length > 0 && (
        <details className="tasks-more">
          <summary>Flere oppgaver ({folded.length})</summary>
          <ul className="tasks">{folded}</ul>
        </details>
      )}
    </>
  );
}

interface TaskItemProps {
  readonly task: Task;
  /** Shown on demand. */
  readonly more: ReactNode;
}

const TaskItem = ({ task: { title, text, to, isUrgent }, more }: TaskItemProps) => (
  <li className={isUrgent ? 'task task--urgent' : 'task'}>
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
        <div className="task__text">{more}</div>
      </details>
    )}
  </li>
);
