import { Link } from '@navikt/ds-react/Link';
import type { MenuEntry } from '#domain/landing/menu.ts';
import { Badge } from '#ui/badge.tsx';

/** A2.24, A2.32 */
export function SideMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <nav className="side-menu" aria-label="Meny">
      <ul>
        {entries.map(({ text, href, count }) => (
          <li key={text}>
            <Link href={href}>{text}</Link> {count > 0 && <Badge count={count} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
