// Generated from machines/policies/certificates.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
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
// machines/policies/certificates.ts
var certificates = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {}
  },
  actors: {
    loadRepresentative: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    findDocument: fromPromise(() => new Promise(() => {})),
    loadText: fromPromise(() => new Promise(() => {})),
    downloadPdf: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    maySee: (_, { output }) => output.organisasjonsnummer === null || mayAs(output, "viewPolicies"),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isMissing: ({ event }) => errorOf(event).status === 404,
    isFound: (_, { output }) => output !== null,
    hasFound: ({ context }) => context.found !== null
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    saveFile: emit(({ context: { found } }, { output }) => ({
      type: "file.downloaded",
      address: output,
      name: found?.fileName ?? ""
    }))
  }
}).createMachine({
  id: "certificates",
  description: "A policy's certificate or an offer letter, to read and to download.",
  context: ({ input }) => ({
    ...input,
    found: null,
    text: null,
    error: null
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
            type: "maySee",
            params: ({ event }) => event
          },
          target: "finding"
        }, { target: "noAccess" }]
      }
    },
    noAccess: {
      description: "The visitor has no role in the company. A child flow shows the persons who can give one.",
      invoke: {
        id: "noAccess",
        src: "noAccess",
        input: ({ context: { site } }) => ({ site })
      }
    },
    finding: {
      description: "Looking for the policy of the address; the request for the document needs it.",
      tags: "waiting",
      invoke: {
        id: "findDocument",
        src: "findDocument",
        input: ({ context: { kind, address } }) => ({
          kind,
          address
        }),
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => event
          },
          target: "loading",
          actions: assign({ found: ({ event }) => event.output })
        }, { target: "notFound" }],
        onError: [
          {
            guard: "meansNoRole",
            target: "noAccess"
          },
          {
            guard: "isMissing",
            target: "notFound"
          },
          {
            target: "unavailable",
            actions: "keepError"
          }
        ]
      }
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    loading: {
      description: "Loading the text of the document.",
      tags: "waiting",
      invoke: {
        id: "loadText",
        src: "loadText",
        input: ({ context }) => context.found,
        onDone: {
          target: "shown",
          actions: assign({ text: ({ event }) => event.output })
        },
        onError: [{
          guard: "isMissing",
          target: "missing",
          actions: "keepError"
        }, {
          target: "unavailable",
          actions: "keepError"
        }]
      }
    },
    missing: { description: "The document does not exist." },
    unavailable: {
      description: "The policy or its document could not be loaded.",
      tags: "failure",
      on: { retried: [{
        guard: "hasFound",
        target: "loading"
      }, { target: "finding" }] }
    },
    shown: {
      description: "The text of the document, and its file.",
      type: "parallel",
      states: {
        text: {
          description: "The text, in one of two sizes.",
          initial: "fitted",
          states: {
            fitted: {
              description: "Every line fits the width of the page.",
              on: { "larger.chosen": "larger" }
            },
            larger: {
              description: "The text is large, and long lines scroll sideways.",
              on: { "smaller.chosen": "fitted" }
            }
          }
        },
        pdf: {
          description: "The document as a PDF file.",
          initial: "idle",
          states: {
            idle: {
              description: "The file can be downloaded.",
              initial: "untried",
              on: { "pdf.requested": "downloading" },
              states: {
                untried: { description: "The file has not been requested." },
                downloaded: { description: "The file has been downloaded." },
                failed: {
                  description: "The file could not be downloaded.",
                  tags: "failure"
                }
              }
            },
            downloading: {
              description: "Downloading the file.",
              tags: "waiting",
              invoke: {
                id: "downloadPdf",
                src: "downloadPdf",
                input: ({ context }) => context.found,
                onDone: {
                  target: "idle.downloaded",
                  actions: {
                    type: "saveFile",
                    params: ({ event }) => event
                  }
                },
                onError: {
                  target: "idle.failed",
                  actions: "keepError"
                }
              }
            }
          }
        }
      }
    }
  }
});
export { certificates };
