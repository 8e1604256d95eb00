import { errorWords } from '#domain/errors/words.ts';
import {
  type ChangeSite,
  type PoliciesToChange,
  policyWithNumber,
} from '#domain/requests/policies-to-change.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { RequestEditor, type RequestEditorProps } from '#views/requests/request-editor.tsx';
import { ChangePage } from './change-page.tsx';

interface ChangeFormProps extends RequestEditorProps {
  readonly context: RequestEditorProps['context'] & {
    readonly site: ChangeSite;
    readonly number: string;
    readonly choices: PoliciesToChange | null;
  };
}

/** The page at `/bm/endre/{forsikringsnummer}` (B2.3, B2.84). */
export function ChangeForm(props: ChangeFormProps) {
  const { site, choices, number } = props.context;
  return (
    <ChangePage policy={policyWithNumber(choices, number)}>
      <RequestEditor {...props} hint="Skriv gjerne hva du vil endre, og fra når." label="Send endringen" />
      {/* If sending fails, or may have failed, the page has this link (B2.87). */}
      {(props.state === 'editing.failed' || props.state === 'editing.unknown') && (
        <p>
          <LinkOut to={site.overview}>{errorWords.backToOverview}</LinkOut>
        </p>
      )}
    </ChangePage>
  );
}
