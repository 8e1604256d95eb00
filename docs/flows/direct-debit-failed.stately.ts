// Made from machines/direct-debit-failed.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/direct-debit-failed.ts
var directDebitFailed = setup({ types: {
	context: {},
	input: {}
} }).createMachine({
	id: "directDebitFailed",
	description: "The receipt of an AvtaleGiro that the customer gave up, or that the bank could not make.",
	context: ({ input }) => input,
	initial: "shown",
	states: { shown: { description: "The customer reads what happens instead, and may start again." } }
});
export { directDebitFailed };
