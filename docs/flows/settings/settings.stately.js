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
    contactDetails: fromPromise(async () => {}),
    reservations: fromPromise(async () => {}),
    consents: fromPromise(async () => {}),
    customerName: fromPromise(async () => {}),
  },
  actions: {
    settle: () => {},
  },
}).createMachine({
  id: "settings",
  description: "Profile and settings of a private customer.",
  invoke: {
    id: "customerName",
    src: "customerName",
    onDone: { actions: "settle" },
    onError: { actions: "settle" },
  },
  initial: "page",
  states: {
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
          initial: "shown",
          states: {
            shown: {
              description: "A child flow shows the reservation.",
              invoke: { id: "reservations", src: "reservations", onDone: "#settings.leaving" },
            },
          },
        },
        consents: {
          description: "The card \"Samtykke\".",
          initial: "shown",
          states: {
            shown: {
              description: "A child flow shows the consents.",
              invoke: { id: "consents", src: "consents" },
            },
          },
        },
      },
    },
    leaving: {
      description: "The visitor goes to another page; an unsaved change of the reservation may be lost.",
      type: "final",
    },
  },
});
