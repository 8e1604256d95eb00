import { InformationSquareIcon } from '@navikt/aksel-icons';
import { InfoCard } from '@navikt/ds-react/InfoCard';
import { LocalAlert } from '@navikt/ds-react/LocalAlert';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly status: 'error' | 'warning' | 'success' | 'announcement';
  readonly title: string;
  /** A heading where it is a place to jump to within a page that goes on. */
  readonly titleAs: 'h2' | 'div';
  readonly children?: ReactNode;
}

/**
 * Something to know within a screen that goes on; the host speaks for it. A plain box: Aksel's own would be
 * an alert, which speaks a second time, in a landmark with the name of its status, twice the same for two.
 */
export function Notice({ status, title, titleAs, children }: NoticeProps) {
  if (status === 'announcement') {
    return (
      <InfoCard role="group">
        <InfoCard.Header icon={<InformationSquareIcon aria-hidden />}>
          <InfoCard.Title as={titleAs} data-announce>
            {title}
          </InfoCard.Title>
        </InfoCard.Header>
        {children && <InfoCard.Content>{children}</InfoCard.Content>}
      </InfoCard>
    );
  }
  return (
    <LocalAlert as="div" status={status} role="group">
      <LocalAlert.Header>
        <LocalAlert.Title as={titleAs} data-announce>
          {title}
        </LocalAlert.Title>
      </LocalAlert.Header>
      {children && <LocalAlert.Content>{children}</LocalAlert.Content>}
    </LocalAlert>
  );
}
