// Generated from machines/settings/contact-details.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    getContactInfo: fromPromise(async () => {}),
    updateContactInfo: fromPromise(async () => {}),
  },
  guards: {
    mayEdit: () => false,
    isValid: () => false,
    mayBeOutdated: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    keepError: () => {},
    keepField: () => {},
    "sets details": () => {},
    "sets form": () => {},
    "sets details, mayBeOutdated, draft": () => {},
    "sets draft": () => {},
    "emits form.rejected": () => {},
    "sets mayBeOutdated": () => {},
    "sets draft, details": () => {},
    "sets details, mayBeOutdated": () => {},
  },
}).createMachine({
  id: "contact-details",
  description: "The visitor sees and changes phone number and e-mail address.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the details.",
      tags: "waiting",
      invoke: {
        id: "getContactInfo",
        src: "getContactInfo",
        onDone: { target: "viewing", actions: "sets details" },
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: {
      description: "The details could not be loaded.",
      tags: "failure",
      on: { retried: "loading" },
    },
    viewing: {
      description: "The page shows the details.",
      on: { "edit.requested": { guard: "mayEdit", target: "filling", actions: "sets form" } },
    },
    filling: {
      description: "The visitor types new details.",
      initial: "typing",
      on: {
        "field.changed": { actions: "keepField" },
        submitted: [{ guard: "isValid", target: "sending" }, { target: ".rejected" }],
        cancelled: [
          {
            guard: "mayBeOutdated",
            target: "loading",
            actions: "sets details, mayBeOutdated, draft",
          },
          { target: "viewing", actions: "sets draft" },
        ],
      },
      states: {
        typing: { description: "The form shows the details with the changes typed so far." },
        rejected: {
          description: "The form shows errors at the phone or the e-mail.",
          entry: "emits form.rejected",
          always: { guard: "isValid", target: "typing" },
        },
        failed: { description: "Saving failed; the form keeps its values.", tags: "failure" },
        unknown: {
          description: "No readable response: the details may have been saved.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Saving the new details.",
      tags: ["waiting", "unsaved"],
      entry: "sets mayBeOutdated",
      invoke: {
        id: "updateContactInfo",
        src: "updateContactInfo",
        onDone: { target: "saved", actions: "sets draft, details" },
        onError: [
          { guard: "isOutcomeUnknown", target: "filling.unknown", actions: "keepError" },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    saved: {
      description: "The new details are saved and shown (B2.100).",
      initial: "refreshing",
      on: { finished: { target: "loading", actions: "sets details, mayBeOutdated" } },
      states: {
        refreshing: {
          description: "Reloading the details, because the insurer may have changed them.",
          tags: "waiting",
          invoke: {
            id: "getContactInfo",
            src: "getContactInfo",
            onDone: { target: "refreshed", actions: "sets details, mayBeOutdated" },
            onError: "notRefreshed",
          },
        },
        refreshed: {
          description: "The page shows the reloaded details.",
          on: { finished: "#contact-details.viewing" },
        },
        notRefreshed: { description: "Reloading failed; the page shows the details that were sent." },
      },
    },
  },
});
