// Made from machines/not-found.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/not-found.ts
var notFound = setup({}).createMachine({
	id: "notFound",
	description: "An address that no page has, with a way home.",
	initial: "shown",
	states: { shown: { description: "The customer is told so." } }
});
export { notFound };
