// Generated from machines/arriving/agreement-chooser.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, setup } from "xstate";
// machines/arriving/agreement-chooser.ts
var agreementChooser = setup({
  types: {
    context: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    loadParties: {},
    switchAgreement: {}
  },
  guards: { mayChoose: ({ context: { maySwitch } }, { organisations }) => maySwitch && organisations.length > 0 }
}).createMachine({
  id: "agreement-chooser",
  description: "The visitor chooses a party to act for: themselves, or an organisation.",
  context: ({ input }) => ({
    ...input,
    parties: {
      person: null,
      organisations: []
    }
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the parties.",
      tags: "waiting",
      invoke: {
        id: "loadParties",
        src: "loadParties",
        onDone: [{
          guard: {
            type: "mayChoose",
            params: ({ event }) => event.output
          },
          target: "choosing",
          actions: assign({ parties: ({ event }) => event.output })
        }, { target: "leaving" }],
        onError: "leaving"
      }
    },
    choosing: {
      description: "The visitor chooses, in a flow of its own.",
      invoke: {
        id: "switchAgreement",
        src: "switchAgreement",
        input: ({ context: { parties } }) => ({
          parties,
          inDialog: false
        }),
        onDone: "leaving"
      }
    },
    leaving: {
      description: "The choice is made, there is nothing to choose from, or loading the parties failed.",
      type: "final"
    }
  },
  output: ({ context }) => ({ leave: context.myPage })
});
export { agreementChooser };
