// Generated from machines/overview/home.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
new Intl.Collator("nb");
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/display/organisation-number.ts
function formatOrganisationNumber(number) {
  const compact = withoutBlanks(number);
  return /^\d{9}$/.test(compact) ? compact.replace(/\B(?=(\d{3})+$)/g, " ") : number;
}
// src/domain/arriving/parties.ts
var partyName = (relations, number) => number === null ? relations[0]?.kundenavn.fulltNavn ?? "deg selv" : relations.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ?? formatOrganisationNumber(number);
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
// src/domain/overview/active-party.ts
var canSwitch = ({ maySwitch, relations }) => maySwitch && (relations?.value?.length ?? 0) > 0;
var organisationName = (relations, number) => partyName(relations?.value ?? [], number);
var lacksRole = ({ visitor, relations }) => relations?.value != null && !may(roleIn(relations.value, visitor.organisasjonsnummer), "viewPolicies");
function companyOf({ visitor, relations }) {
  const number = visitor.organisasjonsnummer ?? "";
  return {
    organisation: organisationName(relations, number),
    role: roleIn(relations?.value ?? [], number),
    roleError: relations?.error ?? null
  };
}
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// src/domain/person/visitor.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
// src/domain/errors/api-error.ts
var ownCodes = {
  timeout: "TIMEOUT",
  network: "NETWORK",
  unreadable: "UNREADABLE",
  unexpected: "UNEXPECTED"
};
var apiError = (known) => ({
  status: 0,
  statusText: "",
  code: ownCodes.unexpected,
  name: "ApiError",
  developerMessage: "",
  type: "INTERNAL_ERROR",
  message: "",
  requestCorrelationId: null,
  url: "",
  ...known
});
var texts = [
  "statusText",
  "code",
  "name",
  "developerMessage",
  "type",
  "message",
  "url"
];
function isApiError(thrown) {
  const parts = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return typeof status === "number" && (id === null || typeof id === "string") && texts.every((part) => typeof parts[part] === "string");
}
var toApiError = (error) => isApiError(error) ? error : apiError({
  name: error instanceof Error ? error.name : typeof error,
  developerMessage: textOf(error)
});
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// src/domain/site/settled.ts
function settledBy(event, context) {
  const call = event.type.replace(/^xstate\.(done|error)\.actor\./, "");
  if (context[call] !== null) return {};
  const settled = event.type.startsWith("xstate.error.") ? {
    value: null,
    error: toApiError(event.error)
  } : {
    value: event.output,
    error: null
  };
  return { [call]: settled };
}
// machines/overview/home.ts
var home = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    meta: {}
  },
  actors: {
    relations: fromPromise(() => new Promise(() => {})),
    visitorRouting: fromPromise(() => new Promise(() => {})),
    privateLanding: fromPromise(() => new Promise(() => {})),
    businessLanding: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    switchAgreement: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    leaves: (_, { output }) => "leave" in output,
    isPrivate: ({ context: { visitor } }) => !actsForBusiness(visitor),
    canSwitch: ({ context }) => canSwitch(context),
    wasSwitched: (_, { output }) => output.kind === "switched",
    wasCancelled: (_, { output }) => output.kind === "cancelled",
    lacksRole: ({ context }) => lacksRole(context),
    hasNoAccess: (_, { output }) => "noAccess" in output,
    awaitsRelations: ({ context: { relations } }) => relations === null
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    setExit: assign({ exit: ({ context }, { output }) => "visitor" in output || "noAccess" in output ? context.exit : output })
  }
}).createMachine({
  id: "home",
  description: "The landing page, for private customers and for companies.",
  context: ({ input }) => ({
    ...input,
    visitor: nobody,
    relations: null,
    exit: { reload: true }
  }),
  invoke: {
    id: "relations",
    src: "relations",
    onDone: { actions: "settle" },
    onError: { actions: "settle" }
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      meta: { address: "/" },
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        input: ({ context: { routing } }) => routing,
        onDone: [{
          guard: {
            type: "leaves",
            params: ({ event }) => event
          },
          target: "leaving",
          actions: {
            type: "setExit",
            params: ({ event }) => event
          }
        }, {
          target: "page",
          actions: assign({ visitor: ({ event: { output }, context }) => "visitor" in output ? output.visitor : context.visitor })
        }]
      }
    },
    page: {
      description: "The landing page and its dialog.",
      type: "parallel",
      meta: { address: "/" },
      states: {
        content: {
          description: "The content of the page.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Waiting for the relations, which contain the other parties and the visitor's role.",
              always: [
                { guard: "awaitsRelations" },
                {
                  guard: "isPrivate",
                  target: "private"
                },
                {
                  guard: "lacksRole",
                  target: "noAccess"
                },
                { target: "business" }
              ]
            },
            private: {
              description: "The landing page of a private customer.",
              invoke: {
                id: "privateLanding",
                src: "privateLanding",
                input: ({ context: { site, visitor, today, showsTips, searchedName } }) => ({
                  site,
                  hasNationalId: visitor.hasNationalId,
                  today,
                  showsTips,
                  searchedName
                }),
                onDone: {
                  target: "#home.leaving",
                  actions: {
                    type: "setExit",
                    params: ({ event }) => event
                  }
                }
              }
            },
            business: {
              description: "The landing page of a company.",
              invoke: {
                id: "businessLanding",
                src: "businessLanding",
                input: ({ context }) => ({
                  site: context.site,
                  ...companyOf(context)
                }),
                onDone: [{
                  guard: {
                    type: "hasNoAccess",
                    params: ({ event }) => event
                  },
                  target: "noAccess"
                }, {
                  target: "#home.leaving",
                  actions: {
                    type: "setExit",
                    params: ({ event }) => event
                  }
                }]
              }
            },
            noAccess: {
              description: "The visitor has no role in the company (A2.33).",
              invoke: {
                id: "noAccess",
                src: "noAccess",
                input: ({ context: { site } }) => ({ site })
              }
            }
          }
        },
        dialog: {
          description: "The dialog over the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: { "switch.requested": {
                guard: "canSwitch",
                target: "switching"
              } }
            },
            switching: {
              description: "The visitor switches to another party in a child flow (A2.26).",
              invoke: {
                id: "switchAgreement",
                src: "switchAgreement",
                input: ({ context: { relations, visitor } }) => ({
                  relations: relations?.value ?? [],
                  shown: { organisasjonsnummer: visitor.organisasjonsnummer }
                }),
                onDone: [
                  {
                    guard: {
                      type: "wasCancelled",
                      params: ({ event }) => event
                    },
                    target: "shut"
                  },
                  {
                    guard: {
                      type: "wasSwitched",
                      params: ({ event }) => event
                    },
                    target: "#home.leaving",
                    actions: assign({ exit: { reload: true } })
                  },
                  {
                    target: "#home.leaving",
                    actions: assign({ exit: ({ context }) => ({ leave: context.myPage }) })
                  }
                ]
              }
            }
          }
        }
      }
    },
    leaving: {
      description: "The visitor leaves, or the page reloads.",
      type: "final",
      output: ({ context }) => context.exit
    }
  },
  output: ({ event }) => event.output
});
export { home };
