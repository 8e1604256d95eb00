// Generated from machines/access/access.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup, stateIn } from "xstate";
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
  const ownRelations = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer);
  const entry = (relation, isFromRegister) => {
    const isOwn = ownRelations.some(({ uuid }) => uuid === relation.uuid);
    return {
      uuid: isFromRegister ? null : relation.uuid ?? null,
      name: relation.kundenavn.fulltNavn,
      role: relation.rolle,
      isFromRegister,
      isOwn,
      isOnlyAccess: isOwn && ownRelations.length === 1
    };
  };
  return [...autoRelasjoner.map((relation) => entry(relation, true)), ...manuelleRelasjoner.map((relation) => entry(relation, false))].sort((a, b) => byRole({ rolle: a.role }, { rolle: b.role }) || alphabetically(a.name, b.name));
}
var deletableEntry = ({ organisation, visitor }, uuid) => may(visitorsRole(visitor), "deleteAccess") ? accessEntries(organisation, visitor).find((entry) => entry.uuid === uuid) ?? null : null;
var visitorsRole = ({ relations, organisasjonsnummer }) => roleIn(relations, organisasjonsnummer);
var isOfAnotherOrganisation = ({ autoRelasjoner, manuelleRelasjoner }, { organisasjonsnummer }) => [...autoRelasjoner, ...manuelleRelasjoner].some((relation) => typeof relation.organisasjonsnummer === "string" && relation.organisasjonsnummer !== organisasjonsnummer);
var deletionInput = ({ entryToDelete, organisation, site }) => ({
  uuid: entryToDelete?.uuid ?? "",
  name: entryToDelete?.name ?? "",
  isOwn: entryToDelete?.isOwn ?? false,
  isOnlyAccess: entryToDelete?.isOnlyAccess ?? false,
  organisationName: organisation.organisasjonsnavn,
  phone: site.phone
});
function applyDeletion({ visitor, entryToDelete, mayBeOutdated }, result) {
  const outcome = {
    ...result,
    mayBeOutdated: result.mayBeOutdated || mayBeOutdated
  };
  if (!(outcome.confirmation?.kind === "deleted") || !entryToDelete?.isOwn || entryToDelete.isOnlyAccess) return outcome;
  const relations = visitor.relations.filter(({ uuid }) => uuid !== entryToDelete.uuid);
  return {
    ...outcome,
    confirmation: { kind: "stillHasAccess" },
    visitor: {
      ...visitor,
      relations
    }
  };
}
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
// src/domain/errors/not-logged-in.ts
var isLostSession = (error) => error?.status === 401;
// src/domain/errors/refusals.ts
var refusalIn = (table, thrown) => rowFor(table, toApiError(thrown))?.[0] ?? null;
function rowFor({ signs = {}, codes = {} }, error) {
  if (isLostSession(error)) return void 0;
  return Object.entries(signs).find(([, { when }]) => fits(when, error)) ?? Object.entries(codes).find(([code, { when = {} }]) => code === error.code && fits(when, error));
}
function fits({ status, says }, error) {
  if (status !== void 0 && status !== error.status) return false;
  const said = `${error.message}\n${error.developerMessage}`.toLowerCase();
  return says === void 0 || said.includes(says.toLowerCase());
}
// src/domain/errors/general.ts
var somethingWentWrong = {
  kind: "failure",
  title: "Noe gikk galt",
  text: "Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere."
};
var unknownOutcomeNotice = {
  kind: "failure",
  title: "Vi fikk ikke svar",
  text: "Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen."
};
var generalRefusals = {
  codes: {
    ["INS00002_NIGHT"]: { notice: {
      kind: "failure",
      title: "Vedlikehold",
      text: "Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten."
    } },
    INS00002: { notice: {
      kind: "failure",
      title: "Prøv igjen senere",
      text: "Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere."
    } }
  },
  otherwise: somethingWentWrong
};
var noAccessRow = {
  when: {
    status: 403,
    says: "Missing required role."
  },
  notice: {
    kind: "refusal",
    title: "Du har ikke tilgang til forsikring",
    text: "Ring oss på {phone}, så hjelper vi deg."
  }
};
// src/domain/sharing/errors.ts
var createInsightRefusals = {
  codes: { FEL3710015: { notice: {
    kind: "refusal",
    title: null,
    text: "Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige."
  } } },
  otherwise: {
    kind: "failure",
    title: null,
    text: "Beklager, det oppstod en feil. {name} fikk ikke innsyn. Prøv igjen senere."
  }
};
({ ...unknownOutcomeNotice });
({ ...unknownOutcomeNotice });
// src/domain/access/errors.ts
var organisationRelationsRefusals = {
  codes: { FEL3710020: noAccessRow },
  otherwise: generalRefusals
};
var meansNoRole = (error) => refusalIn(organisationRelationsRefusals, error) === "FEL3710020";
createInsightRefusals.codes.FEL3710015.notice;
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
    loadAccess: fromPromise(() => new Promise(() => {})),
    loadOrganisation: fromPromise(() => new Promise(() => {})),
    addAccess: fromPromise(() => new Promise(() => {})),
    deleteAccess: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: "shut" } }),
    isOfAnotherOrganisation: ({ context: { organisation, visitor } }) => isOfAnotherOrganisation(organisation, visitor),
    hasNoRole: ({ context }) => visitorsRole(context.visitor) === null,
    mayAdd: ({ context }) => may(visitorsRole(context.visitor), "addAccess"),
    isFormAddress: ({ event }) => "address" in event && event.address === "/bm/tilganger/ny",
    mayOpenForm: ({ context, event }) => "address" in event && event.address === "/bm/tilganger/ny" && may(visitorsRole(context.visitor), "addAccess"),
    isListAddress: ({ event }) => "address" in event && event.address === "/bm/tilganger",
    mayDelete: ({ context, event }) => "uuid" in event && deletableEntry(context, event.uuid) !== null,
    hasLostAccess: ({ context: { confirmation, entryToDelete } }) => confirmation?.kind === "deleted" && entryToDelete?.isOnlyAccess === true,
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event))
  },
  actions: {
    keepData: assign((_, { data }) => data ?? {}),
    applyDeletion: assign(({ context }, outcome) => applyDeletion(context, outcome)),
    mergeOutcome: assign(({ context }, { confirmation, mayBeOutdated }) => ({
      confirmation,
      mayBeOutdated: mayBeOutdated || context.mayBeOutdated
    }))
  }
}).createMachine({
  id: "access",
  description: "The persons with access to the organisation; an administrator adds and deletes access.",
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
    entryToDelete: null,
    confirmation: null,
    mayBeOutdated: false,
    draft: input.draft,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the data of the page in a child flow.",
      invoke: {
        id: "loadAccess",
        src: "loadAccess",
        onDone: {
          target: "page",
          actions: {
            type: "keepData",
            params: ({ event }) => ({ data: event.output })
          }
        }
      }
    },
    noAccess: {
      description: "The visitor acts for themselves, or has no role in the organisation. A phone number is shown, and the administrators' names if they are loaded.",
      meta: { address: "/bm/tilganger" }
    },
    page: {
      description: "The list, a dialog over it, and a message about the visitor's last action.",
      type: "parallel",
      meta: { address: "/bm/tilganger" },
      always: [{
        guard: "isOfAnotherOrganisation",
        target: "switched"
      }, {
        guard: "hasNoRole",
        target: "noAccess"
      }],
      states: {
        list: {
          description: "The persons with access.",
          initial: "fresh",
          states: {
            fresh: {
              description: "The list is shown as last loaded.",
              always: {
                guard: "mayBeOutdated",
                target: "refreshing"
              }
            },
            refreshing: {
              description: "Reloading the list, which may be outdated.",
              tags: "waiting",
              invoke: {
                id: "loadOrganisation",
                src: "loadOrganisation",
                onDone: {
                  target: "fresh",
                  actions: assign({
                    organisation: ({ event }) => event.output,
                    mayBeOutdated: false
                  })
                },
                onError: [{
                  guard: "meansNoRole",
                  target: "#access.noAccess"
                }, {
                  target: "stale",
                  actions: assign({ error: ({ event }) => errorOf(event) })
                }]
              }
            },
            stale: {
              description: "Reloading failed; the last loaded list is shown.",
              tags: "failure",
              on: { retried: {
                guard: "isDialogShut",
                target: "refreshing"
              } }
            }
          }
        },
        dialog: {
          description: "The dialog over the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              exit: assign({ confirmation: null }),
              on: {
                "add.requested": {
                  guard: "mayAdd",
                  target: "#access.adding"
                },
                "delete.requested": {
                  guard: "mayDelete",
                  target: "deleting",
                  actions: assign({ entryToDelete: ({ context, event }) => deletableEntry(context, event.uuid) })
                },
                "address.requested": [{
                  guard: "mayOpenForm",
                  target: "#access.adding"
                }, {
                  guard: "isFormAddress",
                  actions: assign({ confirmation: { kind: "missingRight" } })
                }]
              }
            },
            deleting: {
              description: "The administrator deletes a person's access, or their own, in a child flow.",
              invoke: {
                id: "deleteAccess",
                src: "deleteAccess",
                input: ({ context }) => deletionInput(context),
                onDone: {
                  target: "deciding",
                  actions: {
                    type: "applyDeletion",
                    params: ({ event }) => event.output
                  }
                }
              }
            },
            deciding: {
              description: "Choosing what follows the dialog: the screen for lost access, a reload of an outdated list, or the page.",
              exit: assign({ entryToDelete: null }),
              always: [
                {
                  guard: "hasLostAccess",
                  target: "#access.accessLost"
                },
                {
                  guard: "mayBeOutdated",
                  target: ["#access.page.list.refreshing", "shut"]
                },
                { target: "shut" }
              ]
            }
          }
        }
      }
    },
    adding: {
      description: "The administrator gives a person access in a child flow.",
      meta: { address: "/bm/tilganger/ny" },
      exit: assign({ draft: null }),
      invoke: {
        id: "addAccess",
        src: "addAccess",
        input: ({ context: { organisation, draft } }) => ({
          organisationName: organisation.organisasjonsnavn,
          draft
        }),
        onDone: {
          target: "page",
          actions: {
            type: "mergeOutcome",
            params: ({ event }) => event.output
          }
        }
      },
      on: { "address.requested": {
        guard: "isListAddress",
        target: "page",
        actions: assign({ mayBeOutdated: true })
      } }
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
    accessLost: {
      description: "The visitor has deleted their only access; a button leads to the agreement chooser.",
      on: { "chooser.requested": "leaving" }
    },
    leaving: {
      description: "The visitor goes to the agreement chooser.",
      type: "final",
      output: ({ context }) => ({ leave: context.site.agreementChooser })
    }
  },
  output: ({ event }) => event.output
});
export { access };
