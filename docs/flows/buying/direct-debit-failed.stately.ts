// Generated from machines/buying/direct-debit-failed.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { setup } from "xstate";
// machines/buying/direct-debit-failed.ts
var directDebitFailed = setup({ types: {
  context: {},
  input: {}
} }).createMachine({
  id: "direct-debit-failed",
  description: "The receipt of an AvtaleGiro that the customer gave up, or that the bank could not make.",
  context: ({ input }) => input,
  initial: "shown",
  states: { shown: { description: "The customer reads what happens instead, and may start again." } }
});
export { directDebitFailed };
