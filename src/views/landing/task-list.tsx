import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import type { Task } from '#domain/landing/tasks.ts';

export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="tasks">
      {tasks.map(({ key, title, text, href, isUrgent }) => (
        <li key={key} className={isUrgent ? 'task task--urgent' : 'task'}>
          <span className="task__title">{href === null ? title : <Link href={href}>{title}</Link>}</span>
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
