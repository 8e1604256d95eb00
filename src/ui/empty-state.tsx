import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title?: string | null | undefined;
  readonly children: ReactNode;
}

/** A small drawing and a text, for a part of a page without content. */
export const EmptyState = ({ picture, title, children }: EmptyStateProps) => (
  <div className="empty">
    <span className="empty__picture" aria-hidden>
      {picture}
    </span>
    <div>
      {title && (
        <Heading as="p" size="xsmall" level="3" data-announce>
          {title}
        </Heading>
      )}
      {children}
    </div>
  </div>
);
