import { Heading } from '@navikt/ds-react/Typography';
import { type ReactNode, useId } from 'react';

interface FoldedGroupProps {
  readonly name: string;
  /** What a visitor wants to know without opening the group, such as its count. */
  readonly facts: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A part of a list that opens and closes. A closed one keeps its content in the page, because paper shows it. */
export function FoldedGroup({ name, facts, isOpen, onPress, children }: FoldedGroupProps) {
  const id = useId();
  return (
    <>
      <Heading level="3" size="xsmall" className="policies-heading fold">
        <button type="button" aria-expanded={isOpen} aria-describedby={id} onClick={onPress}>
          {name}
        </button>{' '}
        <span id={id}>{facts}</span>
      </Heading>
      <div className="folded" hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
