import { downloadPdf } from '#api/pdf.ts';
import { getDocument } from '#api/policies/certificates.ts';
import { findDocument } from '#api/policies/find-document.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { certificates } from '#machines/policies/certificates.ts';
import { DocumentDownload } from '#views/policies/certificates/document-download.tsx';
import { DocumentNotFound } from '#views/policies/certificates/document-not-found.tsx';
import { DocumentPage } from '#views/policies/certificates/document-page.tsx';
import { DocumentSkeleton } from '#views/policies/certificates/document-skeleton.tsx';
import { DocumentText } from '#views/policies/certificates/document-text.tsx';
import { DocumentUnavailable } from '#views/policies/certificates/document-unavailable.tsx';

export const certificatesFlow = defineFlow({
  title: 'Forsikringsbevis',
  machine: certificates,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    findDocument: ({ input: { kind, address } }) => findDocument(kind, address),
    loadText: ({ input }) => getDocument(input?.paths.text ?? ''),
    downloadPdf: ({ input, signal }) => downloadPdf(input?.paths.pdf ?? '', signal),
    fetchPdf: ({ input, signal }) => downloadPdf(input?.paths.pdf ?? '', signal),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    finding: DocumentSkeleton,
    notFound: DocumentNotFound,
    loading: DocumentSkeleton,
    missing: DocumentUnavailable,
    unavailable: DocumentUnavailable,
    'shown.text.readable': DocumentText,
    'shown.text.letter.fitted': DocumentText,
    'shown.text.letter.larger': DocumentText,
    'shown.pdf.idle.untried': DocumentDownload,
    'shown.pdf.idle.downloaded': DocumentDownload,
    'shown.pdf.idle.failed': DocumentDownload,
    'shown.pdf.idle.shared': DocumentDownload,
    'shown.pdf.idle.refused': DocumentDownload,
    'shown.pdf.downloading': DocumentDownload,
    'shown.pdf.fetching': DocumentDownload,
    'shown.pdf.sharing': DocumentDownload,
    'shown.pdf.sharingSaved': DocumentDownload,
    'shown.pdf.sharingAgain': DocumentDownload,
    'shown.pdf.unshareable': DocumentDownload,
  },
  frames: { shown: DocumentPage },
});
