// Generated from machines/arriving/not-built.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { setup } from "xstate";
// machines/arriving/not-built.ts
var notBuilt = setup({ types: {
  context: {},
  input: {}
} }).createMachine({
  id: "not-built",
  description: "A page that is still to come, with a way home.",
  context: ({ input: { overview } }) => ({ overview }),
  initial: "shown",
  states: { shown: { description: "The customer is told so." } }
});
export { notBuilt };
