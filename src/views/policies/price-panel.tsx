import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Fact } from '#domain/policies/details/block.ts';
import { FactList } from './policy-block.tsx';

interface PricePanelProps {
  readonly heading: string;
  /** The first one is the price; the others are its parts, and how it is paid. */
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** What something costs, tinted, so that a customer knows it again on every page. */
export function PricePanel({ heading, facts, children }: PricePanelProps) {
  return (
    <section className="price" aria-label={heading}>
      <Heading level="2" size="medium">
        {heading}
      </Heading>
      {facts.length > 0 && <FactList facts={facts} />}
      {children}
    </section>
  );
}
