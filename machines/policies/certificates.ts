import { assign, type DoneActorEvent, emit, not, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { hasNoDamagePolicies } from '#domain/policies/errors.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import {
  type DocumentContent,
  type DocumentKind,
  fileNameOf,
  type PolicyDocument,
} from '#domain/policies/policy-document.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';

interface CertificatesInput {
  readonly kind: DocumentKind;
  readonly address: PolicyAddress;
  readonly site: Pick<Site, 'overview' | 'phone'>;
  /** The browser has a share sheet that takes a PDF. */
  readonly canShare: boolean;
}

/** The address of the loaded file. */
const file = ({ event }: { event: DoneActorEvent<string> }) => event;
const saveFile = { type: 'saveFile', params: file } as const;
const keepFile = { type: 'keepFile', params: file } as const;

/** The visitor has pressed both buttons while the file was loading. */
const savingAndSharing = {
  guard: 'isForBoth',
  target: 'sharingSaved',
  actions: [saveFile, keepFile],
} as const;

/** The browser's share sheet is open. */
const shareSheet = <S extends string, D extends string, R extends string>(
  own: S,
  { dismissed, refused }: { readonly dismissed: D; readonly refused: R },
) => ({
  entry: 'openShareSheet' as const,
  on: {
    'share.completed': 'idle.shared' as const,
    'share.dismissed': dismissed,
    'share.refused': refused,
    // A browser that never says how it ended must not block the buttons.
    'share.requested': { target: own, reenter: true },
    'pdf.requested': 'downloading' as const,
  },
});

/** The page of a certificate, a shared certificate or an offer letter: they differ only in requests and texts. */
export const certificates = setup({
  types: {
    context: {} as CertificatesInput & {
      /** Null until the policy is found. */
      found: PolicyDocument | null;
      text: DocumentContent | null;
      /** The address of the file that is being shared. */
      file: string | null;
      /** Whether the file that is loading is to be saved and shared: the visitor has pressed both buttons. */
      isForBoth: boolean;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'letter.chosen' }
      | { type: 'readable.chosen' }
      | { type: 'larger.chosen' }
      | { type: 'smaller.chosen' }
      | { type: 'pdf.requested' }
      | { type: 'share.requested' }
      | { type: 'share.completed' }
      | { type: 'share.dismissed' }
      | { type: 'share.refused' }
      | { type: 'retried' },
    /** The browser saves the file from this address, or offers it in its share sheet. */
    emitted: {} as { type: 'file.downloaded' | 'share.wanted'; address: string; name: string },
    input: {} as CertificatesInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    /** Finds the policy at the address; null if the customer has no such policy. */
    findDocument: {} as PromiseActorLogic<
      PolicyDocument | null,
      { readonly kind: DocumentKind; readonly address: PolicyAddress }
    >,
    loadText: {} as PromiseActorLogic<DocumentContent, PolicyDocument | null>,
    downloadPdf: {} as PromiseActorLogic<string, PolicyDocument | null>,
    /** The same call, for sharing. */
    fetchPdf: {} as PromiseActorLogic<string, PolicyDocument | null>,
  },
  guards: {
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
    isMissing: ({ event }) => errorOf(event).status === 404,
    isFound: (_, { output }: { output: PolicyDocument | null }) => output !== null,
    hasFound: ({ context }) => context.found !== null,
    isForBoth: ({ context }) => context.isForBoth,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepFile: assign((_, { output }: { output: string }) => ({ file: output })),
    openShareSheet: emit(({ context: { kind, found, file } }) => ({
      type: 'share.wanted',
      address: file ?? '',
      name: found === null ? '' : fileNameOf(kind, found),
    })),
    saveFile: emit(({ context: { kind, found } }, { output }: { output: string }) => ({
      type: 'file.downloaded',
      address: output,
      name: found === null ? '' : fileNameOf(kind, found),
    })),
  },
}).createMachine({
  id: 'certificates',
  description: "A policy's certificate or an offer letter, to read and to download.",
  context: ({ input }) => ({ ...input, found: null, text: null, file: null, isForBoth: false, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads whether the visitor may read the document.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: 'finding',
      },
    },
    noAccess: withoutRole,
    finding: {
      description: 'Looking for the policy of the address; the request for the document needs it.',
      tags: 'waiting',
      invoke: {
        id: 'findDocument',
        src: 'findDocument',
        input: ({ context: { kind, address } }) => ({ kind, address }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'loading',
            actions: assign({ found: ({ event }) => event.output }),
          },
          { target: 'notFound' },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'hasNoDamagePolicies', target: 'notFound' },
          { guard: 'isMissing', target: 'notFound' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    notFound: { description: 'The customer has no policy with this number and version (C4.7).' },
    loading: {
      description: 'Loading the text of the document.',
      tags: 'waiting',
      invoke: {
        id: 'loadText',
        src: 'loadText',
        input: ({ context }) => context.found,
        onDone: { target: 'shown', actions: assign({ text: ({ event }) => event.output }) },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'keepError' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    missing: { description: 'The document does not exist.' },
    unavailable: {
      description: 'The policy or its document could not be loaded.',
      tags: 'failure',
      on: { retried: [{ guard: 'hasFound', target: 'loading' }, { target: 'finding' }] },
    },
    shown: {
      description: 'The text of the document, and its file.',
      type: 'parallel',
      states: {
        text: {
          description: 'The text in a form for reading (C4.49), or as the letter.',
          initial: 'readable',
          states: {
            readable: {
              description: 'Headings, paragraphs, facts and tables, in the size of the page.',
              on: { 'letter.chosen': 'letter' },
            },
            letter: {
              description: 'The letter with its fixed columns, in one of two sizes.',
              initial: 'fitted',
              on: { 'readable.chosen': 'readable' },
              states: {
                fitted: {
                  description: 'Every line fits the width of the page.',
                  on: { 'larger.chosen': 'larger' },
                },
                larger: {
                  description: 'The text is large, and long lines scroll sideways.',
                  on: { 'smaller.chosen': 'fitted' },
                },
              },
            },
          },
        },
        pdf: {
          description: 'The document as a PDF file.',
          initial: 'idle',
          states: {
            idle: {
              description: 'The file can be downloaded and shared.',
              initial: 'untried',
              on: { 'pdf.requested': 'downloading', 'share.requested': 'fetching' },
              states: {
                untried: { description: 'The file has not been requested.' },
                downloaded: { description: 'The file has been downloaded.' },
                failed: { description: 'The file could not be downloaded.', tags: 'failure' },
                shared: { description: 'The visitor has passed the file on.' },
                refused: {
                  description:
                    'The file is here, but the browser opens its share sheet only after another press.',
                  on: { 'share.requested': '#certificates.shown.pdf.sharingAgain' },
                },
              },
            },
            downloading: {
              description: 'Downloading the file, to share it too if the visitor asks for it meanwhile.',
              tags: 'waiting',
              exit: assign({ isForBoth: false }),
              on: { 'share.requested': { guard: not('isForBoth'), actions: assign({ isForBoth: true }) } },
              invoke: {
                id: 'downloadPdf',
                src: 'downloadPdf',
                input: ({ context }) => context.found,
                onDone: [savingAndSharing, { target: 'idle.downloaded', actions: saveFile }],
                onError: { target: 'idle.failed', actions: 'keepError' },
              },
            },
            fetching: {
              description:
                'Downloading the file to share it, and to save it too if the visitor asks for it meanwhile.',
              tags: 'waiting',
              exit: assign({ isForBoth: false }),
              on: { 'pdf.requested': { guard: not('isForBoth'), actions: assign({ isForBoth: true }) } },
              invoke: {
                id: 'fetchPdf',
                src: 'fetchPdf',
                input: ({ context }) => context.found,
                onDone: [savingAndSharing, { target: 'sharing', actions: keepFile }],
                onError: { target: 'idle.failed', actions: 'keepError' },
              },
            },
            sharing: {
              description: 'The share sheet is open. Closing it is no error.',
              ...shareSheet('sharing', { dismissed: 'idle.untried', refused: 'idle.refused' }),
            },
            sharingSaved: {
              description: 'The file has been saved, and the share sheet is open for it too.',
              ...shareSheet('sharingSaved', { dismissed: 'idle.downloaded', refused: 'idle.refused' }),
            },
            sharingAgain: {
              description: 'The share sheet is open at the second press.',
              ...shareSheet('sharingAgain', { dismissed: 'idle.untried', refused: 'unshareable' }),
            },
            unshareable: {
              description: 'The browser refused twice, so the page no longer offers to share.',
              on: { 'pdf.requested': 'downloading' },
            },
          },
        },
      },
    },
  },
});
