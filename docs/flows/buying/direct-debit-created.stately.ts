// Generated from machines/buying/direct-debit-created.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { setup } from "xstate";
// machines/buying/direct-debit-created.ts
var directDebitCreated = setup({ types: {
  context: {},
  input: {}
} }).createMachine({
  id: "direct-debit-created",
  description: "The receipt of an AvtaleGiro that the customer has agreed to.",
  context: ({ input }) => input,
  initial: "shown",
  states: { shown: { description: "The customer reads that it takes time to show, and goes on." } }
});
export { directDebitCreated };
