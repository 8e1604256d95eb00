import { CheckmarkCircleFillIcon, PrinterSmallIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { formatInstant } from '#domain/dates/format-instant.ts';
import { Actions } from './actions.tsx';
import { PrintButton } from './print-button.tsx';
import { Screen } from './screen.tsx';

interface ReceiptProps {
  readonly heading: string;
  /** The first paragraph. */
  readonly lead?: ReactNode;
  /** What was sent: names and values. An empty value has no line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** When it was sent, in ISO 8601; null if the page does not know. */
  readonly sentAt: string | null;
  /** The way on. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** The page after a request was sent (0038). */
export function Receipt({ heading, lead, facts, sentAt, actions, children }: ReceiptProps) {
  const filled = facts.filter(([, value]) => value !== '');
  const shown = sentAt === null ? filled : [...filled, ['Sendt', formatInstant(sentAt)] as const];
  return (
    <Screen
      heading={heading}
      mark={<CheckmarkCircleFillIcon aria-hidden className="receipt__tick" />}
      back={null}
    >
      {lead}
      {shown.length > 0 && (
        <dl className="details receipt__facts">
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <Actions>
        {actions}
        <PrintButton icon={<PrinterSmallIcon aria-hidden />} />
      </Actions>
    </Screen>
  );
}
