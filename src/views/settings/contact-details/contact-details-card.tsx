import type { ReactNode } from 'react';
import { generalNotice } from '#domain/errors/general.ts';
import { Card } from '#ui/card.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The card around the contact details (B2.97). */
export const ContactDetailsCard = ({ children }: { readonly children?: ReactNode }) => (
  <Card heading="Kontaktinformasjon">{children}</Card>
);

export function Loading() {
  return <Spinner />;
}

/** The details could not be loaded (B8.2). */
export const DetailsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorNotice notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
