// Generated from machines/sharing/insight.ts by `npm run docs`; do not edit.
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
    noAccess: fromPromise(async () => {}),
    loadSharing: fromPromise(async () => {}),
    givenInsight: fromPromise(async () => {}),
    receivedInsight: fromPromise(async () => {}),
    giveInsight: fromPromise(async () => {}),
  },
  guards: {
    actsForOrganisation: () => false,
    isLoaded: () => false,
    meansNoRole: () => false,
    canShare: () => false,
    isSharingUnknown: () => false,
    mayBeOutdated: () => false,
  },
  actions: {
    "sets identification": () => {},
    "sets error": () => {},
    "sets sharing": () => {},
    "sets identification, sharing": () => {},
    "sets context": () => {},
    "sets typed": () => {},
  },
}).createMachine({
  id: "insight",
  description: "Insight that the customer has given, and insight that the customer has received.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the identification and the policies, which decide whether the visitor can share.",
      tags: "waiting",
      invoke: [
        {
          id: "identify",
          src: "identify",
          onDone: { actions: "sets identification" },
          onError: [
            { guard: "meansNoRole", target: "noAccess" },
            { target: "unidentified", actions: "sets error" },
          ],
        },
        {
          id: "loadSharing",
          src: "loadSharing",
          onDone: { actions: "sets sharing" },
          onError: [{ guard: "meansNoRole", target: "noAccess" }, { actions: "sets sharing" }],
        },
      ],
      always: [
        { guard: "actsForOrganisation", target: "organisation" },
        { guard: "isLoaded", target: "page" },
      ],
    },
    unidentified: {
      description: "The visitor could not be identified (A6.4).",
      tags: "failure",
      entry: "sets identification, sharing",
      on: { retried: "loading" },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    organisation: { description: "The visitor acts for an organisation, which shares nothing." },
    page: {
      description: "The persons with insight from the customer, and the persons who have given the customer insight.",
      type: "parallel",
      meta: { address: "/dele-forsikringer" },
      states: {
        own: {
          description: "The persons with insight from the customer, and a dialog over the page.",
          type: "parallel",
          states: {
            given: {
              description: "The persons whom the customer has given insight.",
              initial: "shown",
              states: {
                shown: {
                  description: "A child flow shows the list; it restarts after each attempt to give insight.",
                  invoke: { id: "givenInsight", src: "givenInsight" },
                },
              },
            },
            dialog: {
              description: "The dialog to give a person insight.",
              initial: "shut",
              states: {
                shut: {
                  description: "No dialog is open.",
                  on: {
                    "give.requested": { guard: "canShare", target: "giving" },
                    "reload.requested": { guard: "isSharingUnknown", target: "#insight.reloading" },
                  },
                },
                giving: {
                  description: "The visitor gives a person insight in a child flow.",
                  invoke: {
                    id: "giveInsight",
                    src: "giveInsight",
                    onDone: [
                      {
                        guard: "mayBeOutdated",
                        target: ["#insight.page.own.given", "shut"],
                        reenter: true,
                        actions: "sets context",
                      },
                      { target: "shut", actions: "sets typed" },
                    ],
                  },
                },
              },
            },
          },
        },
        received: {
          description: "The persons who have given the customer insight.",
          initial: "shown",
          states: {
            shown: {
              description: "A child flow shows the list.",
              invoke: { id: "receivedInsight", src: "receivedInsight" },
            },
          },
        },
      },
    },
    reloading: {
      description: "The page reloads, because the policies could not be loaded (B8.23).",
      type: "final",
    },
  },
});
