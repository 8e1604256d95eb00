// Generated from machines/arriving/not-found.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { setup } from "xstate";
// machines/arriving/not-found.ts
var notFound = setup({}).createMachine({
  id: "not-found",
  description: "An address that no page has, with a way home.",
  initial: "shown",
  states: { shown: { description: "The customer is told so." } }
});
export { notFound };
