// Made from machines/not-built.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/not-built.ts
var notBuilt = setup({ types: {
	context: {},
	input: {}
} }).createMachine({
	id: "notBuilt",
	description: "A page that is still to come, with a way home.",
	context: ({ input: { overview } }) => ({ overview }),
	initial: "shown",
	states: { shown: { description: "The customer is told so." } }
});
export { notBuilt };
