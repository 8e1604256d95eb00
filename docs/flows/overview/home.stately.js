// Generated from machines/overview/home.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    relations: fromPromise(async () => {}),
    organisation: fromPromise(async () => {}),
    visitorRouting: fromPromise(async () => {}),
    privateLanding: fromPromise(async () => {}),
    businessLanding: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    switchAgreement: fromPromise(async () => {}),
  },
  guards: {
    leaves: () => false,
    isPrivate: () => false,
    canSwitch: () => false,
    wasSwitched: () => false,
    wasCancelled: () => false,
    lacksRole: () => false,
    hasNoAccess: () => false,
    awaitsRelations: () => false,
  },
  actions: {
    settle: () => {},
    keepRouted: () => {},
    setExit: () => {},
    "sets exit": () => {},
  },
}).createMachine({
  id: "home",
  description: "The landing page, for private customers and for companies.",
  invoke: {
    id: "relations",
    src: "relations",
    onDone: { actions: "settle" },
    onError: { actions: "settle" },
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      meta: { address: "/" },
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        onDone: [
          { guard: "leaves", target: "leaving", actions: "keepRouted" },
          { target: "page", actions: "keepRouted" },
        ],
      },
    },
    page: {
      description: "The landing page and its dialog.",
      type: "parallel",
      meta: { address: "/" },
      states: {
        content: {
          description: "The content of the page.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Waiting for the relations, which contain the other parties and the visitor's role.",
              always: [
                { guard: "awaitsRelations" },
                { guard: "isPrivate", target: "private" },
                { guard: "lacksRole", target: "noAccess" },
                { target: "business" },
              ],
            },
            private: {
              description: "The landing page of a private customer.",
              invoke: {
                id: "privateLanding",
                src: "privateLanding",
                onDone: { target: "#home.leaving", actions: "setExit" },
              },
            },
            business: {
              description: "The landing page of a company.",
              invoke: {
                id: "businessLanding",
                src: "businessLanding",
                onDone: [
                  { guard: "hasNoAccess", target: "noAccess" },
                  { target: "#home.leaving", actions: "setExit" },
                ],
              },
            },
            noAccess: {
              description: "The visitor has no role in the company (A2.33).",
              invoke: { id: "noAccess", src: "noAccess" },
              initial: "naming",
              states: {
                naming: {
                  description: "Loading the name of the company, which is in no relation of the visitor.",
                  tags: "waiting",
                  invoke: {
                    id: "organisation",
                    src: "organisation",
                    onDone: { target: "named", actions: "settle" },
                    onError: "named",
                  },
                },
                named: { description: "The name has been loaded, or could not be." },
              },
            },
          },
        },
        dialog: {
          description: "The dialog to switch to another party.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: { "switch.requested": { guard: "canSwitch", target: "switching" } },
            },
            switching: {
              description: "The visitor switches to another party in a child flow (A2.26).",
              invoke: {
                id: "switchAgreement",
                src: "switchAgreement",
                onDone: [
                  { guard: "wasCancelled", target: "shut" },
                  { guard: "wasSwitched", target: "#home.leaving", actions: "sets exit" },
                  { target: "#home.leaving", actions: "sets exit" },
                ],
              },
            },
          },
        },
      },
    },
    leaving: { description: "The visitor leaves, or the page reloads.", type: "final" },
  },
});
