// Generated from machines/settings/business-settings.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// src/domain/person/role.ts
var roles = [
  "ADMIN",
  "SKRIVE",
  "LESE"
];
var roleNamed = (code) => roles.find((role) => role === code) ?? null;
function roleIn(relations, organisasjonsnummer) {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer).map(({ rolle, isBmAdmin }) => isBmAdmin === true ? "ADMIN" : rolle);
  return roles.find((role) => own.includes(role)) ?? null;
}
// src/domain/person/may.ts
var leastRole = {
  viewPolicies: "LESE",
  viewEmployees: "LESE",
  viewAccess: "LESE",
  changePolicy: "SKRIVE",
  orderPolicy: "SKRIVE",
  reportEmployees: "SKRIVE",
  reportSelfAdministered: "SKRIVE",
  addAccess: "ADMIN",
  deleteAccess: "ADMIN"
};
function may(role, action) {
  const known = roleNamed(role);
  return known !== null && roles.indexOf(known) <= roles.indexOf(leastRole[action]);
}
// src/domain/person/representative.ts
var mayAs = ({ relations, organisasjonsnummer }, action) => may(roleIn(relations, organisasjonsnummer), action);
// machines/settings/business-settings.ts
var businessSettings = setup({
  types: {
    context: {},
    input: {},
    meta: {}
  },
  actors: {
    loadRepresentative: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    contactDetails: fromPromise(() => new Promise(() => {}))
  },
  guards: { mayView: (_, { output }) => mayAs(output, "viewPolicies") }
}).createMachine({
  id: "business-settings",
  description: "Profile and settings of a business.",
  context: ({ input }) => ({
    ...input,
    representative: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the organisation and the role of the visitor in a child flow.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [{
          guard: {
            type: "mayView",
            params: ({ event }) => event
          },
          target: "page",
          actions: assign({ representative: ({ event }) => event.output })
        }, { target: "refused" }]
      }
    },
    refused: {
      description: "The visitor acts for themselves, or has no known role. A child flow shows who can give one (A2.33).",
      invoke: {
        id: "noAccess",
        src: "noAccess",
        input: ({ context: { site } }) => ({ site })
      }
    },
    page: {
      description: "The name of the organisation, and its cards.",
      meta: { address: "/bm/innstillinger" },
      initial: "contact",
      states: { contact: {
        description: "A child flow shows the contact details.",
        invoke: {
          id: "contactDetails",
          src: "contactDetails",
          input: ({ context: { contactDraft } }) => ({ draft: contactDraft })
        }
      } }
    }
  }
});
export { businessSettings };
