// Made from machines/direct-debit-created.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/direct-debit-created.ts
var directDebitCreated = setup({ types: {
	context: {},
	input: {}
} }).createMachine({
	id: "directDebitCreated",
	description: "The receipt of an AvtaleGiro that the customer has agreed to.",
	context: ({ input }) => input,
	initial: "shown",
	states: { shown: { description: "The customer reads that it takes time to show, and goes on." } }
});
export { directDebitCreated };
