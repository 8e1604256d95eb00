// Generated from machines/settings/settings.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { setup } from "xstate";
// machines/settings/settings.ts
var settings = setup({
  types: {
    context: {},
    input: {},
    meta: {}
  },
  actors: {
    contactDetails: {},
    consents: {}
  }
}).createMachine({
  id: "settings",
  description: "Profile and settings.",
  context: ({ input }) => input,
  initial: "page",
  states: { page: {
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
  } }
});
export { settings };
