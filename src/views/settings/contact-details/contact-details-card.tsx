import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import type {
  ContactDetails,
  ContactField,
  ContactForm,
  ContactVisitor,
} from '#domain/settings/contact-details.ts';
import { Card } from '#ui/card.tsx';
import { DetailsForm } from './details-form.tsx';
import { DetailsShown } from './details-shown.tsx';
import { DetailsUnavailable } from './details-unavailable.tsx';
import { Saved } from './saved.tsx';

interface ContactDetailsCardProps {
  /** None while it is loading: the regions say how that goes. */
  readonly state?: string;
  readonly regions?: { readonly contact: ReactNode; readonly identification: ReactNode };
  readonly context: {
    readonly details: ContactDetails | null;
    readonly visitor: ContactVisitor | null;
    readonly form: ContactForm;
    readonly error: ApiError | null;
  };
  readonly send: (
    event:
      | { type: 'edit.requested' }
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' }
      | { type: 'closed' }
      | { type: 'retried' },
  ) => void;
}

/** B2.97 */
export function ContactDetailsCard(props: ContactDetailsCardProps) {
  return <Card heading="Kontaktinformasjon">{contentOf(props)}</Card>;
}

function contentOf({ state, regions, context, send }: ContactDetailsCardProps): ReactNode {
  if (state === undefined) return regions?.contact ?? regions?.identification;
  if (state === 'unavailable') return <DetailsUnavailable error={context.error} send={send} />;
  if (state === 'viewing') {
    return <DetailsShown details={context.details} visitor={context.visitor} send={send} />;
  }
  if (state === 'saved') return <Saved send={send} />;
  return <DetailsForm state={state} form={context.form} error={context.error} send={send} />;
}
