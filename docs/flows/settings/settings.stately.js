// Generated from machines/settings/settings.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    identify: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    contactDetails: fromPromise(async () => {}),
    reservations: fromPromise(async () => {}),
    consents: fromPromise(async () => {}),
    customer: fromPromise(async () => {}),
  },
  guards: {
    isBusiness: () => false,
    hasConsents: () => false,
    meansNoRole: () => false,
  },
  actions: {
    settle: () => {},
    "sets error": () => {},
    "sets bank": () => {},
    "sets exit": () => {},
  },
}).createMachine({
  id: "settings",
  description: "Profile and settings of a private customer.",
  invoke: {
    id: "customer",
    src: "customer",
    onDone: { actions: "settle" },
    onError: { actions: "settle" },
  },
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading whether the visitor acts for an organisation, which has a page of its own.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [{ guard: "isBusiness", target: "redirected" }, { target: "page" }],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { target: "unidentified", actions: "sets error" },
        ],
      },
    },
    unidentified: {
      description: "The visitor could not be identified (A6.4).",
      tags: "failure",
      on: { retried: "identifying" },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    page: {
      description: "The cards of the page.",
      type: "parallel",
      meta: { address: "/innstillinger" },
      states: {
        contact: {
          description: "The card \"Kontaktinformasjon\".",
          initial: "shown",
          states: {
            shown: {
              description: "A child flow shows the contact details.",
              invoke: { id: "contactDetails", src: "contactDetails" },
            },
          },
        },
        reservations: {
          description: "The card \"Reservasjoner\".",
          initial: "loadingBank",
          states: {
            loadingBank: {
              description: "Loading the bank whose site the visitor uses.",
              tags: "waiting",
              invoke: {
                id: "getBankInfo",
                src: "getBankInfo",
                onDone: { target: "shown", actions: "sets bank" },
                onError: { target: "bankUnavailable", actions: "sets error" },
              },
            },
            bankUnavailable: {
              description: "The bank could not be loaded (C4.9).",
              tags: "failure",
              on: { retried: "loadingBank" },
            },
            shown: {
              description: "A child flow shows the reservation.",
              invoke: {
                id: "reservations",
                src: "reservations",
                onDone: { target: "#settings.leaving", actions: "sets exit" },
              },
            },
          },
        },
        consents: {
          description: "The card \"Samtykke\".",
          initial: "absent",
          states: {
            absent: {
              description: "No card: the bank is unknown, or its customers have no consents to give (C4.9).",
              always: { guard: "hasConsents", target: "shown" },
            },
            shown: {
              description: "A child flow shows the consents.",
              invoke: { id: "consents", src: "consents" },
            },
          },
        },
      },
    },
    redirected: {
      description: "The page of the organisation opens; going back skips this one (C4.22).",
      type: "final",
    },
    leaving: {
      description: "The visitor goes to another page; an unsaved change of the reservation may be lost.",
      type: "final",
    },
  },
});
