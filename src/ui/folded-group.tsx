import { Heading } from '@navikt/ds-react/Typography';
import { type ReactNode, useId } from 'react';

interface FoldedGroupProps {
  readonly name: string;
  readonly level?: '2' | '3';
  /** Number of entries. */
  readonly count: number;
  /** What else a visitor wants to know without opening the group, such as its price; at the end of the line. */
  readonly facts?: ReactNode;
  /** A line about the content, while the group is closed. */
  readonly summary?: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * A part of a list that opens and closes. A closed one keeps its content in the page, because paper shows it. The count
 * follows the name also where that wraps, and describes the button for screen readers.
 */
export function FoldedGroup({
  name,
  level = '3',
  count,
  facts,
  summary,
  isOpen,
  onPress,
  children,
}: FoldedGroupProps) {
  const id = useId();
  const summaryId = useId();
  const hasSummary = summary !== undefined && !isOpen;
  return (
    <>
      <Heading level={level} size={level === '2' ? 'medium' : 'xsmall'} className="policies-heading fold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={hasSummary ? `${id} ${summaryId}` : id}
          onClick={onPress}
        >
          <span>
            <span>{name}</span> <span aria-hidden>({count})</span>
          </span>
        </button>{' '}
        <span id={id} className="fold__facts">
          <span className="visually-hidden">({count})</span>{' '}
          {facts && <span className="fold__price">{facts}</span>}
        </span>
        {hasSummary && (
          <span id={summaryId} className="fold__summary">
            {summary}
          </span>
        )}
      </Heading>
      <div className="folded" hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
