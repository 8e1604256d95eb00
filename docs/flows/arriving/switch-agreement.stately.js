// Generated from machines/arriving/switch-agreement.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    switchToPrivate: fromPromise(async () => {}),
    switchToBusiness: fromPromise(async () => {}),
    identify: fromPromise(async () => {}),
  },
  guards: {
    isPersonOffered: () => false,
    isOffered: () => false,
    isOtherPartyActive: () => false,
    isPersonChosen: () => false,
    isChosen: () => false,
  },
  actions: {
    keepError: () => {},
    forgetActiveParty: () => {},
    "sets chosen": () => {},
    "emits agreement.switched": () => {},
    "emits switch.sent": () => {},
    "sets activeParty": () => {},
  },
}).createMachine({
  id: "switch-agreement",
  description: "The visitor switches to another party.",
  initial: "choosing",
  states: {
    choosing: {
      description: "The parties are listed.",
      initial: "untried",
      on: {
        "person.chosen": { guard: "isPersonOffered", target: "switchingToPrivate", actions: "sets chosen" },
        "organisation.chosen": { guard: "isOffered", target: "switchingToBusiness", actions: "sets chosen" },
        "dialog.dismissed": "cancelled",
      },
      states: {
        untried: { description: "No switch has been sent." },
        failed: {
          description: "The switch failed; a message names the active party.",
          tags: "failure",
          on: {
            retried: [
              { guard: "isPersonChosen", target: "#switch-agreement.switchingToPrivate" },
              { target: "#switch-agreement.switchingToBusiness" },
            ],
            "dialog.dismissed": { guard: "isOtherPartyActive", target: "#switch-agreement.switched" },
          },
        },
        unknown: {
          description: "It is unknown whether the switch succeeded.",
          tags: ["failure", "unknown"],
          entry: "emits agreement.switched",
          on: {
            retried: [
              { guard: "isPersonChosen", target: "#switch-agreement.switchingToPrivate" },
              { target: "#switch-agreement.switchingToBusiness" },
            ],
            "dialog.dismissed": "#switch-agreement.unknown",
          },
        },
      },
    },
    switchingToPrivate: {
      description: "Switching to the visitor themselves.",
      tags: ["waiting", "unsaved"],
      entry: ["emits switch.sent", "forgetActiveParty"],
      invoke: {
        id: "switchToPrivate",
        src: "switchToPrivate",
        onDone: "switched",
        onError: { target: "checking", actions: "keepError" },
      },
    },
    switchingToBusiness: {
      description: "Switching to the organisation.",
      tags: ["waiting", "unsaved"],
      entry: ["emits switch.sent", "forgetActiveParty"],
      invoke: {
        id: "switchToBusiness",
        src: "switchToBusiness",
        onDone: "switched",
        onError: { target: "checking", actions: "keepError" },
      },
    },
    checking: {
      description: "The switch failed or got no response. Loading the active party.",
      tags: ["waiting", "unknown"],
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [
          { guard: "isChosen", target: "switched" },
          { target: "choosing.failed", actions: "sets activeParty" },
        ],
        onError: { target: "choosing.unknown", actions: "keepError" },
      },
    },
    switched: {
      description: "The visitor acts for the chosen party, or for another one than the page shows.",
      type: "final",
      entry: "emits agreement.switched",
    },
    unknown: { description: "The dialog was closed; the switch may have succeeded.", type: "final" },
    cancelled: {
      description: "The dialog was closed; the visitor acts for the party that the page shows.",
      type: "final",
    },
  },
});
