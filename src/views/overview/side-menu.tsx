import {
  AirplaneIcon,
  ClipboardIcon,
  CogIcon,
  EnvelopeClosedIcon,
  FileTextIcon,
  KeyVerticalIcon,
  PencilIcon,
  PersonGroupIcon,
  PersonPlusIcon,
  QuestionmarkDiamondIcon,
  ReceiptIcon,
} from '@navikt/aksel-icons';
import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Tag } from '@navikt/ds-react/Tag';
import type { ComponentType } from 'react';
import { badgeText } from '#domain/display/digits.ts';
import type { MenuEntry } from '#domain/overview/menu.ts';
import { LinkOut } from '#ui/link-out.tsx';

/** Decorative: screen readers skip the icons. */
const icons: Readonly<Record<string, ComponentType<{ fontSize: string }>>> = {
  Faktura: ReceiptIcon,
  Meldinger: EnvelopeClosedIcon,
  Reisekort: AirplaneIcon,
  Skadesaker: ClipboardIcon,
  Dokumenter: FileTextIcon,
  'Profil og innstillinger': CogIcon,
  'Dele forsikringer': PersonGroupIcon,
  'Ofte stilte spørsmål og svar': QuestionmarkDiamondIcon,
  'Endre forsikringer': PencilIcon,
  Tilganger: KeyVerticalIcon,
};

/** Shows the menu of a private customer or of a company (A2.24, A2.32), with '9+' for a number above nine (A2.45). */
export function SideMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <nav className="side-menu" aria-label="Meny">
      <ul>
        {entries.map(({ text, to, count, isNew, isPending }) => {
          if (isPending) {
            return (
              <li key={`pending-${text}`} aria-hidden>
                <Skeleton variant="text" width="60%" />
              </li>
            );
          }
          const Icon = icons[text] ?? PersonPlusIcon;
          return (
            <li key={text}>
              <span className="side-menu__icon" aria-hidden>
                <Icon fontSize="1.375rem" />
              </span>
              <LinkOut to={to}>{text}</LinkOut>{' '}
              {count > 0 && <span className="badge">{badgeText(count)}</span>}
              {isNew && (
                <Tag variant="info" size="small">
                  Nye
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
