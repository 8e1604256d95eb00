// Generated from machines/shared/load-contact.ts by `npm run docs`; do not edit.
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
  },
  guards: {
    isLostSession: () => false,
  },
  actions: {
    keepError: () => {},
    "sets known": () => {},
  },
  delays: {
    contactWait: () => 0,
  },
}).createMachine({
  id: "load-contact",
  description: "Loads the contact details that the insurer knows. The form does not wait long for them (C4.39).",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the phone number and the e-mail address.",
      tags: "waiting",
      invoke: {
        id: "getContactInfo",
        src: "getContactInfo",
        onDone: { target: "ready", actions: "sets known" },
        onError: [
          { guard: "isLostSession", target: "loggedOut", actions: "keepError" },
          { target: "ready" },
        ],
      },
      after: { contactWait: "ready" },
    },
    loggedOut: {
      description: "The login session has ended, so a form could not be sent. The visitor logs in before typing (A8.8, C4.39).",
      tags: "failure",
    },
    ready: {
      description: "The details are known; without a response in time, the form is empty.",
      type: "final",
    },
  },
});
