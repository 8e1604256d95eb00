// Generated from machines/access/delete-access.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
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
var statusOf = (error) => toApiError(error).status;
function isOutcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
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
// machines/access/delete-access.ts
var deleteAccess = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { deleteRelation: fromPromise(() => new Promise(() => {})) },
  guards: {
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isAlreadyDeleted: ({ context: { access, mayBeOutdated }, event }) => mayBeOutdated && (statusOf(errorOf(event)) === 404 || access.isOnlyAccess && meansNoRole(errorOf(event)))
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true })
  }
}).createMachine({
  id: "delete-access",
  description: "An administrator confirms and deletes a person's access.",
  context: ({ input }) => ({
    access: input,
    error: null,
    mayBeOutdated: false
  }),
  initial: "confirming",
  states: {
    confirming: {
      description: "Asking the administrator to confirm the deletion.",
      initial: "unanswered",
      on: {
        confirmed: "deleting",
        cancelled: [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "cancelled" }],
        "dialog.dismissed": [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "cancelled" }]
      },
      states: {
        unanswered: { description: "Waiting for the administrator's answer." },
        failed: {
          description: "The deletion failed.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the access may be deleted.",
          tags: ["failure", "unknown"]
        }
      }
    },
    deleting: {
      description: "Deleting the access.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteRelation",
        src: "deleteRelation",
        input: ({ context }) => context.access.uuid,
        onDone: "deleted",
        onError: [
          {
            guard: "isAlreadyDeleted",
            target: "deleted"
          },
          {
            guard: "isOutcomeUnknown",
            target: "confirming.unknown",
            actions: ["keepError", "markMaybeOutdated"]
          },
          {
            target: "confirming.failed",
            actions: "keepError"
          }
        ]
      }
    },
    deleted: {
      description: "The access is deleted.",
      type: "final",
      output: ({ context }) => ({
        confirmation: {
          kind: "deleted",
          name: context.access.name
        },
        mayBeOutdated: true
      })
    },
    cancelled: {
      description: "The administrator cancelled; the access still exists.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: false
      }
    },
    unknown: {
      description: "Cancelled, and the access may be deleted.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: true
      }
    }
  },
  output: ({ event }) => event.output
});
export { deleteAccess };
