// Made from machines/contact-details.ts by `npm run docs`: paste it into the Stately visualiser.
import { setup } from "xstate";
// machines/contact-details.ts
var contactDetails = setup({}).createMachine({
	id: "contactDetails",
	description: "The customer sees and changes phone number and e-mail address.",
	initial: "viewing",
	states: { viewing: { description: "The details as they are." } }
});
export { contactDetails };
