// Generated from machines/access/access.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, setup, stateIn } from "xstate";
// src/domain/display/alphabetical.ts
var norwegian = new Intl.Collator("nb");
var alphabetically = (one, other) => norwegian.compare(one, other);
// src/domain/person/role.ts
var roles = [
  "ADMIN",
  "SKRIVE",
  "LESE"
];
var roleNamed = (code) => roles.find((role) => role === code) ?? null;
var order = roles;
var rank = (code) => order.includes(code) ? order.indexOf(code) : order.length;
var byRole = (one, other) => rank(one.rolle) - rank(other.rolle);
function roleIn(relations, organisasjonsnummer) {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer).map(({ rolle, isBmAdmin }) => isBmAdmin === true ? "ADMIN" : rolle);
  return roles.find((role) => own.includes(role)) ?? null;
}
// src/domain/access/access.ts
function accessEntries({ autoRelasjoner, manuelleRelasjoner }, { relations, organisasjonsnummer }) {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer);
  const entry = (relation, isAutomatic) => ({
    uuid: isAutomatic ? null : relation.uuid ?? null,
    name: relation.kundenavn.fulltNavn,
    role: relation.rolle,
    isAutomatic,
    isOwn: own.some(({ uuid }) => uuid === relation.uuid)
  });
  return [...autoRelasjoner.map((relation) => entry(relation, true)), ...manuelleRelasjoner.map((relation) => entry(relation, false))].sort((a, b) => byRole({ rolle: a.role }, { rolle: b.role }) || alphabetically(a.name, b.name));
}
var visitorsRole = ({ relations, organisasjonsnummer }) => organisasjonsnummer === null ? null : roleIn(relations, organisasjonsnummer);
var isOfAnother = ({ autoRelasjoner, manuelleRelasjoner }, { organisasjonsnummer }) => [...autoRelasjoner, ...manuelleRelasjoner].some((relation) => typeof relation.organisasjonsnummer === "string" && relation.organisasjonsnummer !== organisasjonsnummer);
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
Object.keys(leastRole);
function may(role, action) {
  const known = roleNamed(role);
  return known !== null && roles.indexOf(known) <= roles.indexOf(leastRole[action]);
}
// machines/access/access.ts
var asksToAdd = (address) => address === "/bm/tilganger/ny";
var mayAdd = (visitor) => may(visitorsRole(visitor), "addAccess");
var access = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {},
    meta: {}
  },
  actors: {
    loadAccess: {},
    loadOrganisation: {},
    addAccess: {},
    deleteAccess: {}
  },
  guards: {
    isUncovered: stateIn({ page: { dialog: "shut" } }),
    mayNotSee: (_, { known }) => known === null || visitorsRole(known.visitor) === null,
    isOfAnother: (_, { known }) => known !== null && isOfAnother(known.organisation, known.visitor),
    mayAdd: ({ context }) => mayAdd(context.visitor),
    addRequestedAndMay: ({ context }, { address }) => asksToAdd(address) && mayAdd(context.visitor),
    addRequested: (_, { address }) => asksToAdd(address),
    listRequested: (_, { address }) => address === "/bm/tilganger",
    mayDelete: ({ context: { organisation, visitor } }, { uuid }) => may(visitorsRole(visitor), "deleteAccess") && accessEntries(organisation, visitor).some((entry) => entry.uuid === uuid),
    wasAdded: (_, { added }) => added !== null,
    isUnsure: (_, { isUnsure }) => isUnsure,
    ownWasDeleted: ({ context }, { outcome }) => outcome === "deleted" && context.deleting?.isOwn === true,
    wasDeleted: (_, { outcome }) => outcome === "deleted"
  }
}).createMachine({
  id: "access",
  description: "Who has access on behalf of the organisation; an administrator gives and takes it.",
  context: ({ input }) => ({
    site: input.site,
    organisation: {
      organisasjonsnavn: "",
      autoRelasjoner: [],
      manuelleRelasjoner: []
    },
    visitor: {
      relations: [],
      organisasjonsnummer: null
    },
    deleting: null,
    told: null,
    draft: input.draft,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "What the page needs is asked for, in a flow of its own.",
      invoke: {
        id: "loadAccess",
        src: "loadAccess",
        onDone: [
          {
            guard: {
              type: "isOfAnother",
              params: ({ event }) => ({ known: event.output })
            },
            target: "switched"
          },
          {
            guard: {
              type: "mayNotSee",
              params: ({ event }) => ({ known: event.output })
            },
            target: "noAccess",
            actions: assign(({ event }) => event.output ?? {})
          },
          {
            target: "page",
            actions: assign(({ event }) => event.output ?? {})
          }
        ]
      }
    },
    noAccess: {
      description: "The visitor has no role here, and is told who can give one.",
      meta: { address: "/bm/tilganger" }
    },
    page: {
      description: "The list, with what may lie above it and what has just happened.",
      type: "parallel",
      meta: { address: "/bm/tilganger" },
      states: {
        list: {
          description: "Everybody with access.",
          initial: "fresh",
          states: {
            fresh: { description: "The list as the insurer has it." },
            refreshing: {
              description: "The list is read anew after a change.",
              tags: "waiting",
              invoke: {
                id: "loadOrganisation",
                src: "loadOrganisation",
                onDone: [{
                  guard: {
                    type: "isOfAnother",
                    params: ({ context: { visitor }, event }) => ({ known: {
                      organisation: event.output,
                      visitor
                    } })
                  },
                  target: "#access.switched"
                }, {
                  target: "fresh",
                  actions: assign({ organisation: ({ event }) => event.output })
                }],
                onError: {
                  target: "stale",
                  actions: assign({ error: ({ event }) => toApiError(event.error) })
                }
              }
            },
            stale: {
              description: "The list is that of before the change; the new one could not be had.",
              tags: "failure",
              on: { retried: {
                guard: "isUncovered",
                target: "refreshing"
              } }
            }
          }
        },
        dialog: {
          description: "What lies above the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog.",
              on: {
                "add.requested": {
                  guard: "mayAdd",
                  target: "adding",
                  actions: assign({ told: null })
                },
                "delete.requested": {
                  guard: {
                    type: "mayDelete",
                    params: ({ event }) => event
                  },
                  target: "deleting",
                  actions: assign({
                    told: null,
                    deleting: ({ context: { organisation, visitor }, event }) => accessEntries(organisation, visitor).find(({ uuid }) => uuid === event.uuid) ?? null
                  })
                },
                "address.requested": [{
                  guard: {
                    type: "addRequestedAndMay",
                    params: ({ event }) => event
                  },
                  target: "adding",
                  actions: assign({ told: null })
                }, {
                  guard: {
                    type: "addRequested",
                    params: ({ event }) => event
                  },
                  actions: assign({ told: { kind: "mayNot" } })
                }]
              }
            },
            adding: {
              description: "Somebody is given access, in a flow of its own.",
              meta: { address: "/bm/tilganger/ny" },
              exit: assign({ draft: null }),
              invoke: {
                id: "addAccess",
                src: "addAccess",
                input: ({ context: { organisation, draft } }) => ({
                  organisation: organisation.organisasjonsnavn,
                  draft
                }),
                onDone: [
                  {
                    guard: {
                      type: "wasAdded",
                      params: ({ event }) => event.output
                    },
                    target: ["#access.page.list.refreshing", "shut"],
                    actions: assign({ told: ({ event }) => ({
                      kind: "added",
                      name: event.output.added ?? ""
                    }) })
                  },
                  {
                    guard: {
                      type: "isUnsure",
                      params: ({ event }) => event.output
                    },
                    target: ["#access.page.list.refreshing", "shut"]
                  },
                  { target: "shut" }
                ]
              },
              on: { "address.requested": {
                guard: {
                  type: "listRequested",
                  params: ({ event }) => event
                },
                target: "shut"
              } }
            },
            deleting: {
              description: "Somebody's access is taken away, in a flow of its own.",
              invoke: {
                id: "deleteAccess",
                src: "deleteAccess",
                input: ({ context: { deleting, organisation, site } }) => ({
                  uuid: deleting?.uuid ?? "",
                  name: deleting?.name ?? "",
                  isOwn: deleting?.isOwn ?? false,
                  organisation: organisation.organisasjonsnavn,
                  phone: site.phone
                }),
                onDone: [
                  {
                    guard: {
                      type: "ownWasDeleted",
                      params: ({ event }) => event.output
                    },
                    target: "#access.ownDeleted"
                  },
                  {
                    guard: {
                      type: "wasDeleted",
                      params: ({ event }) => event.output
                    },
                    target: ["#access.page.list.refreshing", "shut"],
                    actions: assign({
                      told: ({ context }) => ({
                        kind: "deleted",
                        name: context.deleting?.name ?? ""
                      }),
                      deleting: null
                    })
                  },
                  {
                    guard: {
                      type: "isUnsure",
                      params: ({ event }) => ({ isUnsure: event.output.outcome === "unsure" })
                    },
                    target: ["#access.page.list.refreshing", "shut"],
                    actions: assign({ deleting: null })
                  },
                  {
                    target: "shut",
                    actions: assign({ deleting: null })
                  }
                ]
              }
            }
          }
        }
      }
    },
    switched: {
      description: "The list is that of another organisation: the visitor has switched elsewhere.",
      meta: { address: "/bm/tilganger" },
      tags: "failure",
      on: { "reload.requested": "reloading" }
    },
    reloading: {
      description: "All is asked for anew, for whom the visitor acts now.",
      type: "final",
      output: { reload: true }
    },
    ownDeleted: {
      description: "The visitor has no longer access here, and goes on to choose another.",
      on: { left: "gone" }
    },
    gone: {
      description: "The customer chooses whom to act for.",
      type: "final",
      output: ({ context }) => ({ leave: context.site.chooser })
    }
  },
  output: ({ event }) => event.output
});
export { access };
