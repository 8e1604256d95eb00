// Generated from machines/settings/business-settings.ts by `npm run docs`; do not edit.
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
    contactDetails: fromPromise(async () => {}),
  },
  guards: {
    actsForThemselves: () => false,
  },
  actions: {
    "sets representative": () => {},
  },
}).createMachine({
  id: "business-settings",
  description: "Profile and settings of a business.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the organisation whose settings are shown, and the role in it.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [
          { guard: "actsForThemselves", target: "refused" },
          { target: "page", actions: "sets representative" },
        ],
      },
    },
    refused: {
      description: "The visitor acts for themselves. A child flow shows that they have no access (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    page: {
      description: "The name of the organisation, and its cards.",
      meta: { address: "/bm/innstillinger" },
      initial: "contact",
      states: {
        contact: {
          description: "A child flow shows the contact details.",
          invoke: { id: "contactDetails", src: "contactDetails" },
        },
      },
    },
  },
});
