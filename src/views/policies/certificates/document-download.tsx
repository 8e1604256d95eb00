import { DownloadIcon } from '@navikt/aksel-icons';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type DocumentKind, documentWords } from '#domain/policies/policy-document.ts';
import { BusyButton } from '#ui/busy-button.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface DocumentDownloadProps {
  readonly state:
    | 'shown.pdf.idle.untried'
    | 'shown.pdf.idle.downloaded'
    | 'shown.pdf.idle.failed'
    | 'shown.pdf.downloading';
  readonly context: { readonly kind: DocumentKind; readonly error: ApiError | null };
  readonly send: (event: { type: 'pdf.requested' }) => void;
}

/** The document as a file (B2.67). The text about the progress is assumed. */
export const DocumentDownload = ({ state, context: { kind, error }, send }: DocumentDownloadProps) => (
  <>
    <BusyButton
      variant="secondary"
      icon={<DownloadIcon aria-hidden />}
      isBusy={state === 'shown.pdf.downloading'}
      announcement="Laster ned PDF …"
      onClick={() => send({ type: 'pdf.requested' })}
    >
      Last ned PDF
    </BusyButton>
    {state === 'shown.pdf.idle.downloaded' && (
      <p className="document-page__result" data-announce>
        PDF-en er lastet ned.
      </p>
    )}
    {state === 'shown.pdf.idle.failed' && (
      <div className="document-page__result">
        <ErrorNotice notice={noticeIn(documentWords[kind].refusals, error)} error={error} />
      </div>
    )}
  </>
);
