// Made from machines/consents.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/consents.ts
var consents = setup({}).createMachine({
	id: "consents",
	description: "The customer gives and takes back consents.",
	initial: "shown",
	states: { shown: { description: "The consents with their answers." } }
});
export { consents };
