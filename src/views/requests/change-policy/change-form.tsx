import { errorWords } from '#domain/errors/words.ts';
import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import { changeRefusals } from '#domain/requests/errors.ts';
import { policyWithNumber } from '#domain/requests/policies-to-change.ts';
import type { Site } from '#domain/site/site.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { RequestEditor, type RequestEditorProps } from '#views/requests/request-editor.tsx';
import { ChangePage } from './change-page.tsx';

interface ChangeFormProps extends RequestEditorProps {
  readonly context: RequestEditorProps['context'] & {
    readonly site: Pick<Site, 'overview'>;
    readonly number: string;
    readonly customer: BusinessCustomer | null;
  };
}

/** The page at `/bm/endre/{forsikringsnummer}` (B2.3, B2.84). */
export function ChangeForm(props: ChangeFormProps) {
  const { site, customer, number } = props.context;
  return (
    <ChangePage policy={policyWithNumber(customer, number)}>
      <RequestEditor
        {...props}
        refusals={changeRefusals}
        hint="Skriv gjerne hva du vil endre, og fra når."
        label="Send endringen"
      />
      {/* If sending fails, or may have failed, the page has this link (B2.87). */}
      {(props.state === 'filling.failed' || props.state === 'filling.unknown') && (
        <p>
          <LinkOut to={site.overview}>{errorWords.backToOverview}</LinkOut>
        </p>
      )}
    </ChangePage>
  );
}
