import { Tag } from '@navikt/ds-react/Tag';
import type { Task } from '#domain/overview/tasks.ts';
import { LinkOut } from '#ui/link-out.tsx';

export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="tasks">
      {tasks.map(({ key, title, text, to, isUrgent }) => (
        <li key={key} className={isUrgent ? 'task task--urgent' : 'task'}>
          <span className="task__title">{to === null ? title : <LinkOut to={to}>{title}</LinkOut>}</span>
          {isUrgent && (
            <Tag variant="error" size="small">
              Forfalt
            </Tag>
          )}
          {text && <span className="task__text">{text}</span>}
        </li>
      ))}
    </ul>
  );
}
