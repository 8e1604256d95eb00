// Generated from machines/policies/certificates.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadRepresentative: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    findDocument: fromPromise(async () => {}),
    loadText: fromPromise(async () => {}),
    downloadPdf: fromPromise(async () => {}),
    fetchPdf: fromPromise(async () => {}),
  },
  guards: {
    meansNoRole: () => false,
    hasNoDamagePolicies: () => false,
    isMissing: () => false,
    isFound: () => false,
    hasFound: () => false,
    isForBoth: () => false,
    "not isForBoth": () => false,
  },
  actions: {
    keepError: () => {},
    keepFile: () => {},
    openShareSheet: () => {},
    saveFile: () => {},
    "sets found": () => {},
    "sets text": () => {},
    "sets isForBoth": () => {},
  },
}).createMachine({
  id: "certificates",
  description: "A policy's certificate or an offer letter, to read and to download.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads whether the visitor may read the document.",
      invoke: { id: "loadRepresentative", src: "loadRepresentative", onDone: "finding" },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    finding: {
      description: "Looking for the policy of the address; the request for the document needs it.",
      tags: "waiting",
      invoke: {
        id: "findDocument",
        src: "findDocument",
        onDone: [{ guard: "isFound", target: "loading", actions: "sets found" }, { target: "notFound" }],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "hasNoDamagePolicies", target: "notFound" },
          { guard: "isMissing", target: "notFound" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    loading: {
      description: "Loading the text of the document.",
      tags: "waiting",
      invoke: {
        id: "loadText",
        src: "loadText",
        onDone: { target: "shown", actions: "sets text" },
        onError: [
          { guard: "isMissing", target: "missing", actions: "keepError" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    missing: { description: "The document does not exist." },
    unavailable: {
      description: "The policy or its document could not be loaded.",
      tags: "failure",
      on: { retried: [{ guard: "hasFound", target: "loading" }, { target: "finding" }] },
    },
    shown: {
      description: "The text of the document, and its file.",
      type: "parallel",
      states: {
        text: {
          description: "The text in a form for reading (C4.49), or as the letter.",
          initial: "readable",
          states: {
            readable: {
              description: "Headings, paragraphs, facts and tables, in the size of the page.",
              on: { "letter.chosen": "letter" },
            },
            letter: {
              description: "The letter with its fixed columns, in one of two sizes.",
              initial: "fitted",
              on: { "readable.chosen": "readable" },
              states: {
                fitted: {
                  description: "Every line fits the width of the page.",
                  on: { "larger.chosen": "larger" },
                },
                larger: {
                  description: "The text is large, and long lines scroll sideways.",
                  on: { "smaller.chosen": "fitted" },
                },
              },
            },
          },
        },
        pdf: {
          description: "The document as a PDF file.",
          initial: "idle",
          states: {
            idle: {
              description: "The file can be downloaded and shared.",
              initial: "untried",
              on: { "pdf.requested": "downloading", "share.requested": "fetching" },
              states: {
                untried: { description: "The file has not been requested." },
                downloaded: { description: "The file has been downloaded." },
                failed: { description: "The file could not be downloaded.", tags: "failure" },
                shared: { description: "The visitor has passed the file on." },
                refused: {
                  description: "The file is here, but the browser opens its share sheet only after another press.",
                  on: { "share.requested": "#certificates.shown.pdf.sharingAgain" },
                },
              },
            },
            downloading: {
              description: "Downloading the file, to share it too if the visitor asks for it meanwhile.",
              tags: "waiting",
              exit: "sets isForBoth",
              on: { "share.requested": { guard: "not isForBoth", actions: "sets isForBoth" } },
              invoke: {
                id: "downloadPdf",
                src: "downloadPdf",
                onDone: [
                  { guard: "isForBoth", target: "sharingSaved", actions: ["saveFile", "keepFile"] },
                  { target: "idle.downloaded", actions: "saveFile" },
                ],
                onError: { target: "idle.failed", actions: "keepError" },
              },
            },
            fetching: {
              description: "Downloading the file to share it, and to save it too if the visitor asks for it meanwhile.",
              tags: "waiting",
              exit: "sets isForBoth",
              on: { "pdf.requested": { guard: "not isForBoth", actions: "sets isForBoth" } },
              invoke: {
                id: "fetchPdf",
                src: "fetchPdf",
                onDone: [
                  { guard: "isForBoth", target: "sharingSaved", actions: ["saveFile", "keepFile"] },
                  { target: "sharing", actions: "keepFile" },
                ],
                onError: { target: "idle.failed", actions: "keepError" },
              },
            },
            sharing: {
              description: "The share sheet is open. Closing it is no error.",
              entry: "openShareSheet",
              on: {
                "share.completed": "idle.shared",
                "share.dismissed": "idle.untried",
                "share.refused": "idle.refused",
                "share.requested": { target: "sharing", reenter: true },
                "pdf.requested": "downloading",
              },
            },
            sharingSaved: {
              description: "The file has been saved, and the share sheet is open for it too.",
              entry: "openShareSheet",
              on: {
                "share.completed": "idle.shared",
                "share.dismissed": "idle.downloaded",
                "share.refused": "idle.refused",
                "share.requested": { target: "sharingSaved", reenter: true },
                "pdf.requested": "downloading",
              },
            },
            sharingAgain: {
              description: "The share sheet is open at the second press.",
              entry: "openShareSheet",
              on: {
                "share.completed": "idle.shared",
                "share.dismissed": "idle.untried",
                "share.refused": "unshareable",
                "share.requested": { target: "sharingAgain", reenter: true },
                "pdf.requested": "downloading",
              },
            },
            unshareable: {
              description: "The browser refused twice, so the page no longer offers to share.",
              on: { "pdf.requested": "downloading" },
            },
          },
        },
      },
    },
  },
});
