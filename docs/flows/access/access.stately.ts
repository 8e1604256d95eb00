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
var deletableEntry = ({ organisation, visitor }, uuid) => may(visitorsRole(visitor), "deleteAccess") ? accessEntries(organisation, visitor).find((entry) => entry.uuid === uuid) ?? null : null;
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
var errorOf = (event) => toApiError("error" in event ? event.error : null);
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// machines/access/access.ts
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
    isOfAnother: ({ context: { organisation, visitor } }) => isOfAnother(organisation, visitor),
    hasNoRole: ({ context }) => visitorsRole(context.visitor) === null,
    mayAdd: ({ context }) => may(visitorsRole(context.visitor), "addAccess"),
    addRequested: ({ event }) => "address" in event && event.address === "/bm/tilganger/ny",
    addRequestedAndMay: ({ context, event }) => "address" in event && event.address === "/bm/tilganger/ny" && may(visitorsRole(context.visitor), "addAccess"),
    listRequested: ({ event }) => "address" in event && event.address === "/bm/tilganger",
    mayDelete: ({ context, event }) => "uuid" in event && deletableEntry(context, event.uuid) !== null,
    ownWasDeleted: ({ context }) => context.told?.kind === "deleted" && context.deleting?.isOwn === true,
    mayHaveChanged: ({ context }) => context.mayHaveChanged
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
    mayHaveChanged: false,
    draft: input.draft,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading what the page needs, in a flow of its own.",
      invoke: {
        id: "loadAccess",
        src: "loadAccess",
        onDone: {
          target: "page",
          actions: assign(({ event }) => event.output ?? {})
        }
      }
    },
    noAccess: {
      description: "The visitor has no role here, and sees who can give one.",
      meta: { address: "/bm/tilganger" }
    },
    page: {
      description: "The list, a dialog above it, and the result of the last change.",
      type: "parallel",
      meta: { address: "/bm/tilganger" },
      always: [{
        guard: "isOfAnother",
        target: "switched"
      }, {
        guard: "hasNoRole",
        target: "noAccess"
      }],
      states: {
        list: {
          description: "Everybody with access.",
          initial: "fresh",
          states: {
            fresh: { description: "The list is the insurer's current one." },
            refreshing: {
              description: "Reloading the list after a change.",
              tags: "waiting",
              invoke: {
                id: "loadOrganisation",
                src: "loadOrganisation",
                onDone: {
                  target: "fresh",
                  actions: assign({ organisation: ({ event }) => event.output })
                },
                onError: {
                  target: "stale",
                  actions: assign({ error: ({ event }) => errorOf(event) })
                }
              }
            },
            stale: {
              description: "Reloading failed; the list from before the change is shown.",
              tags: "failure",
              on: { retried: {
                guard: "isUncovered",
                target: "refreshing"
              } }
            }
          }
        },
        dialog: {
          description: "The dialog above the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog.",
              exit: assign({ told: null }),
              on: {
                "add.requested": {
                  guard: "mayAdd",
                  target: "adding"
                },
                "delete.requested": {
                  guard: "mayDelete",
                  target: "deleting",
                  actions: assign({ deleting: ({ context, event }) => deletableEntry(context, event.uuid) })
                },
                "address.requested": [{
                  guard: "addRequestedAndMay",
                  target: "adding"
                }, {
                  guard: "addRequested",
                  actions: assign({ told: { kind: "mayNot" } })
                }]
              }
            },
            adding: {
              description: "The administrator gives a person access, in a flow of its own.",
              meta: { address: "/bm/tilganger/ny" },
              exit: assign({ draft: null }),
              invoke: {
                id: "addAccess",
                src: "addAccess",
                input: ({ context: { organisation, draft } }) => ({
                  organisation: organisation.organisasjonsnavn,
                  draft
                }),
                onDone: {
                  target: "closing",
                  actions: assign(({ event }) => event.output)
                }
              },
              on: { "address.requested": {
                guard: "listRequested",
                target: "shut"
              } }
            },
            deleting: {
              description: "The administrator takes a person's access away, in a flow of its own.",
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
                onDone: {
                  target: "closing",
                  actions: assign(({ event }) => event.output)
                }
              }
            },
            closing: {
              description: "A dialog has ended; a change reloads the list.",
              exit: assign({ deleting: null }),
              always: [
                {
                  guard: "ownWasDeleted",
                  target: "#access.ownDeleted"
                },
                {
                  guard: "mayHaveChanged",
                  target: ["#access.page.list.refreshing", "shut"]
                },
                { target: "shut" }
              ]
            }
          }
        }
      }
    },
    switched: {
      description: "The list belongs to another organisation: the visitor has switched in another tab.",
      meta: { address: "/bm/tilganger" },
      tags: "failure",
      on: { "reload.requested": "reloading" }
    },
    reloading: {
      description: "The page reloads.",
      type: "final",
      output: { reload: true }
    },
    ownDeleted: {
      description: "The visitor has lost their own access, and can choose another agreement.",
      on: { left: "gone" }
    },
    gone: {
      description: "The visitor chooses whom to act for.",
      type: "final",
      output: ({ context }) => ({ leave: context.site.chooser })
    }
  },
  output: ({ event }) => event.output
});
export { access };
