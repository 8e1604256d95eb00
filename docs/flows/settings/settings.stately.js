// Generated from machines/settings/settings.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never answer.
import { fromPromise, setup } from "xstate";
// machines/settings/settings.ts
var settings = setup({
  types: {
    context: {},
    input: {},
    meta: {},
    output: {}
  },
  actors: {
    directAccess: fromPromise(() => new Promise(() => {})),
    contactDetails: fromPromise(() => new Promise(() => {})),
    reservations: fromPromise(() => new Promise(() => {})),
    consents: fromPromise(() => new Promise(() => {}))
  }
}).createMachine({
  id: "settings",
  description: "Profile and settings.",
  context: ({ input }) => input,
  initial: "arriving",
  states: {
    arriving: {
      description: "Whether the bank lets the customer in, in a flow of its own.",
      invoke: {
        id: "directAccess",
        src: "directAccess",
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: "page"
      }
    },
    page: {
      description: "The cards of the page, side by side.",
      type: "parallel",
      meta: { address: "/innstillinger" },
      states: {
        contact: {
          description: "Kontaktinformasjon.",
          initial: "shown",
          states: { shown: {
            description: "The contact details, in a flow of their own.",
            invoke: {
              id: "contactDetails",
              src: "contactDetails",
              input: ({ context: { contactDraft } }) => ({ draft: contactDraft })
            }
          } }
        },
        reservations: {
          description: "Reservasjoner.",
          initial: "shown",
          states: { shown: {
            description: "The reservation, in a flow of its own.",
            invoke: {
              id: "reservations",
              src: "reservations",
              onDone: "#settings.left"
            }
          } }
        },
        consents: {
          description: "Samtykke.",
          initial: "shown",
          states: { shown: {
            description: "The consents, in a flow of their own.",
            invoke: {
              id: "consents",
              src: "consents",
              input: ({ context: { consentBanks } }) => ({ consentBanks })
            }
          } }
        }
      }
    },
    left: {
      description: "The customer goes to another page, and a change of the reservation is given up.",
      type: "final",
      output: ({ event }) => event.output
    }
  },
  output: ({ event }) => event.output
});
export { settings };
