// Generated from machines/travel-cards/share-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
import { coerce, define, dynamic, object, validate } from "superstruct";
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
// src/domain/fields/form-check.ts
function fieldErrors(failures) {
  const errors = new Map();
  for (const { path, message } of failures) {
    const field = path.join(".");
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}
function checkForm(schema, typed) {
  const [failure, sent] = validate(typed, schema, {
    coerce: true,
    mask: true
  });
  return failure ? {
    ok: false,
    errors: fieldErrors(failure.failures())
  } : {
    ok: true,
    sent
  };
}
// src/domain/travel-cards/errors.ts
var problemWithSharing = {
  kind: "failure",
  title: null,
  text: "Det oppstod et problem. Prøv igjen siden."
};
var shareTravelCardRefusals = {
  signs: { internalError: {
    when: { status: 500 },
    notice: problemWithSharing
  } },
  codes: {
    INF0080002: { notice: {
      kind: "refusal",
      title: null,
      text: "Dette fødselsnummeret er ikke gyldig."
    } },
    FOR4630008: { notice: {
      kind: "refusal",
      title: null,
      text: "Dette reisekortet eksisterer allerede"
    } },
    FOR4630004: { notice: {
      kind: "refusal",
      title: null,
      text: "Denne reiseforsikringen er ikke mulig å dele"
    } }
  },
  otherwise: { orServerMessage: problemWithSharing }
};
// src/domain/fields/field.ts
var isBlank = (value) => value === void 0 || value === null || typeof value === "string" && value.trim() === "";
var isText = define("typed", (value) => typeof value === "string" || "no text");
var unreadable = Symbol("unreadable");
var typedField = (read, complain) => coerce(define("typed", (value) => complain(value) ?? true), isText, (typed) => read(typed) ?? unreadable);
var textField = (sentence, keeps, tidy = (typed) => typed.trim()) => typedField(tidy, (value) => typeof value === "string" && keeps(value) ? null : sentence);
function required(sentence, field) {
  const missing = define("missing", () => sentence);
  return dynamic((value) => isBlank(value) ? missing : field);
}
// src/domain/fields/number-field.ts
var numberField = (read, complain) => typedField((typed) => read(typed.trim()), (value) => complain(typeof value === "number" ? value : null));
var readWhole = (typed) => /^\d+$/.test(typed) ? Number(typed) : null;
var insuranceNumber = (sentence) => numberField((typed) => typed.length <= 7 ? readWhole(typed) : null, (value) => value === null ? sentence : null);
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
var nationalIdLength = (sentence) => textField(sentence, (value) => /^\d*$/.test(value) && value.length === 11, withoutBlanks);
// src/domain/travel-cards/travel-card-forms.ts
var shareTravelCardForm = object({ fodselsnummer: required("Du må fylle inn et fødselsnummer", nationalIdLength("Du må fylle inn riktig lengde på fødselsnummer")) });
object({ forsikringsnummer: insuranceNumber("Du må fylle inn et forsikringsnummer") });
// machines/travel-cards/share-travel-card.ts
var numberRefusals = ["INF0080002", "FOR4630008"];
var shareTravelCard = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { shareCard: fromPromise(() => new Promise(() => {})) },
  guards: {
    changesValue: ({ context }, { value }) => context.form.fodselsnummer !== value,
    isValid: ({ context }) => checkForm(shareTravelCardForm, context.form).ok,
    isNumberRefused: ({ event }) => numberRefusals.includes(refusalIn(shareTravelCardRefusals, errorOf(event))),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    keepNumber: assign({ form: (_, { value }) => ({ fodselsnummer: value }) }),
    keepError: assign({ error: ({ event }) => errorOf(event) })
  }
}).createMachine({
  id: "share-travel-card",
  description: "The visitor types a national identity number, confirms, and the person gets a card.",
  context: ({ input }) => ({
    ...input,
    form: { fodselsnummer: "" },
    error: null
  }),
  initial: "filling",
  states: {
    filling: {
      description: "The visitor types the national identity number.",
      initial: "typing",
      on: {
        "field.changed": {
          guard: {
            type: "changesValue",
            params: ({ event }) => event
          },
          actions: {
            type: "keepNumber",
            params: ({ event }) => event
          }
        },
        submitted: [{
          guard: "isValid",
          target: "confirming"
        }, { target: ".rejected" }],
        "dialog.dismissed": "unchanged"
      },
      states: {
        typing: { description: "The field shows the digits typed so far." },
        rejected: {
          description: "The number is missing or has the wrong length.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isValid",
            target: "typing"
          }
        },
        refused: {
          description: "The server refused the number. Typing another number clears the error (B8.26, B8.27).",
          tags: "failure",
          entry: emit({ type: "form.rejected" }),
          on: { "field.changed": {
            guard: {
              type: "changesValue",
              params: ({ event }) => event
            },
            target: "typing",
            actions: {
              type: "keepNumber",
              params: ({ event }) => event
            }
          } }
        },
        failed: {
          description: "The request failed; the field keeps the number.",
          tags: "failure"
        }
      }
    },
    confirming: {
      description: "The visitor reads that sharing cannot be undone.",
      on: {
        confirmed: "sharing",
        back: "filling",
        "dialog.dismissed": "unchanged"
      }
    },
    sharing: {
      description: "Sharing the card. The request is never retried (B7.22, B9.13).",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "shareCard",
        src: "shareCard",
        input: ({ context: { forsikringsnummer, form } }) => ({
          forsikringsnummer,
          ...form
        }),
        onDone: "shared",
        onError: [
          {
            guard: "isOutcomeUnknown",
            target: "unknown",
            actions: "keepError"
          },
          {
            guard: "isNumberRefused",
            target: "filling.refused",
            actions: "keepError"
          },
          {
            target: "filling.failed",
            actions: "keepError"
          }
        ]
      }
    },
    unknown: {
      description: "No readable response: the card may have been shared.",
      tags: ["failure", "unknown"],
      on: {
        finished: "changed",
        "dialog.dismissed": "changed"
      }
    },
    shared: {
      description: "The dialog says that the card is shared.",
      entry: assign({ form: { fodselsnummer: "" } }),
      on: {
        finished: "changed",
        "dialog.dismissed": "changed"
      }
    },
    unchanged: {
      description: "Nothing was shared.",
      type: "final",
      output: "nothing"
    },
    changed: {
      description: "The policy may have a new card.",
      type: "final",
      output: "maybeOutdated"
    }
  },
  output: ({ event }) => event.output
});
export { shareTravelCard };
