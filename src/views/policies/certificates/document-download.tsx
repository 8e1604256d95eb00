import { DownloadIcon, PaperplaneIcon } from '@navikt/aksel-icons';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type DocumentKind, documentWords } from '#domain/policies/policy-document.ts';
import { BusyButton } from '#ui/busy-button.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

type PdfState =
  | 'idle.untried'
  | 'idle.downloaded'
  | 'idle.failed'
  | 'idle.shared'
  | 'idle.refused'
  | 'downloading'
  | 'fetching'
  | 'sharing'
  | 'sharingSaved'
  | 'sharingAgain'
  | 'unshareable';

interface DocumentDownloadProps {
  readonly state: `shown.pdf.${PdfState}`;
  readonly context: {
    readonly kind: DocumentKind;
    readonly canShare: boolean;
    readonly isForBoth: boolean;
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'pdf.requested' } | { type: 'share.requested' }) => void;
}

const choosing = 'Velg hvor du vil dele PDF-en.';

/** What happened last. The texts are assumed. */
const results: Partial<Record<DocumentDownloadProps['state'], string>> = {
  'shown.pdf.idle.downloaded': 'PDF-en er lastet ned.',
  'shown.pdf.sharing': choosing,
  'shown.pdf.sharingSaved': choosing,
  'shown.pdf.sharingAgain': choosing,
  'shown.pdf.idle.shared': 'PDF-en er delt.',
  'shown.pdf.idle.refused':
    'Nettleseren åpnet ikke delingen. Trykk Del PDF en gang til, eller last ned PDF-en.',
  'shown.pdf.unshareable': 'Nettleseren kan ikke dele PDF-en. Last den ned i stedet.',
};

/** The document as a file to save (B2.67), or to share where the browser can (C4.50). The texts are assumed. */
export const DocumentDownload = ({
  state,
  context: { kind, canShare, isForBoth, error },
  send,
}: DocumentDownloadProps) => (
  <>
    <BusyButton
      variant="secondary"
      icon={<DownloadIcon aria-hidden />}
      isBusy={isForBoth || state === 'shown.pdf.downloading'}
      announcement="Laster ned PDF …"
      onClick={() => send({ type: 'pdf.requested' })}
    >
      Last ned PDF
    </BusyButton>
    {canShare && state !== 'shown.pdf.unshareable' && documentWords[kind].canBeShared && (
      <BusyButton
        variant="secondary"
        icon={<PaperplaneIcon aria-hidden />}
        isBusy={isForBoth || state === 'shown.pdf.fetching'}
        announcement="Gjør PDF-en klar …"
        onClick={() => send({ type: 'share.requested' })}
      >
        Del PDF
      </BusyButton>
    )}
    {results[state] && (
      <p className="document-page__result" data-announce>
        {results[state]}
      </p>
    )}
    {state === 'shown.pdf.idle.failed' && (
      <div className="document-page__result">
        <ErrorNotice notice={noticeIn(documentWords[kind].refusals, error)} error={error} />
      </div>
    )}
  </>
);
