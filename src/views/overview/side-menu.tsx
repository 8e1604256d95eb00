import { Tag } from '@navikt/ds-react/Tag';
import type { MenuEntry } from '#domain/overview/menu.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkOut } from '#ui/link-out.tsx';

/** Private customers and companies share the menu (A2.24, A2.32). */
export function SideMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <nav className="side-menu" aria-label="Meny">
      <ul>
        {entries.map(({ text, to, count, isNew }) => (
          <li key={text}>
            <LinkOut to={to}>{text}</LinkOut> {count > 0 && <Badge count={count} />}
            {isNew && (
              <Tag variant="info" size="small">
                Nye
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
