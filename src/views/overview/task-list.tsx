import { Tag } from '@navikt/ds-react/Tag';
import { shownAtOnce, type Task } from '#domain/overview/tasks.ts';
import { LinkOut } from '#ui/link-out.tsx';

/** The most urgent tasks, each in a line or two. The others are folded, so that the policies stay near the top of the page. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const folded = tasks.slice(shownAtOnce);
  return (
    <>
      <Tasks tasks={tasks.slice(0, shownAtOnce)} />
      {folded.length > 0 && (
        <details className="tasks-more">
          <summary>Flere oppgaver ({folded.length})</summary>
          <Tasks tasks={folded} />
        </details>
      )}
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
