import type { RequestForm } from '#domain/requests/request-form.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Receipt } from '#ui/receipt.tsx';
import { requestFacts } from './request-fields.tsx';

export interface RequestSentContext {
  readonly site: { readonly overview: SiteLink };
  readonly form: RequestForm;
  readonly sentAt: string | null;
}

interface RequestSentProps {
  readonly notice: { readonly title: string; readonly text: string };
  readonly context: RequestSentContext;
  /** The policy of a change. */
  readonly policy?: readonly (readonly [name: string, value: string])[];
}

/** The receipt of a change or an order. */
export const RequestSent = ({
  notice: { title, text },
  context: { site, form, sentAt },
  policy = [],
}: RequestSentProps) => (
  <Receipt
    heading={title}
    lead={
      <p className="lead" data-announce>
        {text}
      </p>
    }
    facts={[...policy, ...requestFacts(form)]}
    sentAt={sentAt}
    actions={<LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>}
  />
);
