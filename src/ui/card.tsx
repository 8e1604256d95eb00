import { ExpansionCard } from '@navikt/ds-react/ExpansionCard';
import type { ReactNode } from 'react';

interface CardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page that the visitor can collapse (B2.96); open at first. */
export function Card({ heading, children }: CardProps) {
  return (
    <ExpansionCard aria-label={heading} defaultOpen>
      <ExpansionCard.Header>
        <ExpansionCard.Title as="h2">{heading}</ExpansionCard.Title>
      </ExpansionCard.Header>
      <ExpansionCard.Content>{children}</ExpansionCard.Content>
    </ExpansionCard>
  );
}
