import { ChevronDownIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useId, useRef } from 'react';
import { positionAfter, withNeighbours } from '#domain/shared/list-positions.ts';

interface CardListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly headingOf: (item: Item) => { readonly title: string; readonly detail: string | null };
  readonly isOpen: (item: Item) => boolean;
  /** Index of the card that has focus, or is to get it. */
  readonly reached: number | null;
  readonly onReach: (at: number) => void;
  readonly onToggle: (item: Item) => void;
  /** The content of an open card. */
  readonly contentOf: (item: Item) => ReactNode;
}

/** Height of a closed card with a name of one line, in pixels; the real height is measured. */
const closedHeight = 65;

const takeFocus = (button: HTMLElement | null) => button?.focus();

/**
 * A long list of cards that open and close. Only the cards around the visible part of the page are rendered (0028).
 * Each card announces its position in the whole list. Arrows, Page Up and Down, Home and End move focus.
 */
export function CardList<Item>(props: CardListProps<Item>) {
  const { label, items, headingOf, isOpen, reached, onReach, onToggle, contentOf } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const count = items.length;
  const scrollMargin = list.current?.offsetTop ?? 0;
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    scrollMargin,
    overscan: 8,
    estimateSize: () => closedHeight,
    rangeExtractor: (range) => withNeighbours(defaultRangeExtractor(range), reached, count),
  });
  return (
    <ul ref={list} aria-label={label} className="card-list" style={{ height: rows.getTotalSize() }}>
      {/* The key is the index, so the hits of a search reuse the elements of the cards that they replace. */}
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        const { title, detail } = headingOf(item);
        const open = isOpen(item);
        const contentId = `${id}-${key}`;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="card-list__card"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <Heading level="2" size="small">
              <button
                type="button"
                ref={index === reached ? takeFocus : null}
                className="card-list__button"
                aria-expanded={open}
                aria-controls={open ? contentId : undefined}
                onClick={() => onToggle(item)}
                onFocus={() => onReach(index)}
                onKeyDown={(event) => {
                  const next = positionAfter(event.key, index, count);
                  if (next === null) return;
                  event.preventDefault();
                  onReach(next);
                }}
              >
                <span>
                  <span className="card-list__title">{title}</span>
                  {/* The space separates the two parts in the button's accessible name. */}
                  {detail && ' '}
                  {detail && <span className="card-list__detail">{detail}</span>}
                </span>
                <ChevronDownIcon aria-hidden fontSize="1.5rem" />
              </button>
            </Heading>
            {open && (
              <div id={contentId} className="card-list__content">
                {contentOf(item)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
