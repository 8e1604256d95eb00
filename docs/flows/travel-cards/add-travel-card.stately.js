// Generated from machines/travel-cards/add-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/site/durations.ts
var durations = {
  copyFeedback: 2e3,
  travelCardSuccess: 500,
  dialogClosing: 300,
  reduced: 1,
  collapsing: 250
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
object({ fodselsnummer: required("Du må fylle inn et fødselsnummer", nationalIdLength("Du må fylle inn riktig lengde på fødselsnummer")) });
var addTravelCardForm = object({ forsikringsnummer: insuranceNumber("Du må fylle inn et forsikringsnummer") });
// machines/travel-cards/add-travel-card.ts
var addTravelCard = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    output: {},
    tags: {}
  },
  actors: { addCard: fromPromise(() => new Promise(() => {})) },
  guards: {
    isValid: ({ context }) => checkForm(addTravelCardForm, context.form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true })
  },
  delays: { travelCardSuccess: durations.travelCardSuccess }
}).createMachine({
  id: "add-travel-card",
  description: "The customer adds a travel card by its policy number.",
  context: {
    form: { forsikringsnummer: "" },
    added: "",
    error: null,
    mayBeOutdated: false
  },
  initial: "filling",
  states: {
    filling: {
      description: "The customer types the number.",
      initial: "typing",
      on: {
        "number.changed": { actions: assign({ form: ({ event }) => ({ forsikringsnummer: event.value }) }) },
        submitted: [{
          guard: "isValid",
          target: "submitting"
        }, { target: ".rejected" }],
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
        typing: { description: "The field shows the digits typed so far." },
        rejected: {
          description: "The customer submitted the form without a number.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isValid",
            target: "typing"
          }
        },
        failed: {
          description: "The request failed; the field keeps the number.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the card may have been added.",
          tags: ["failure", "unknown"]
        }
      }
    },
    submitting: {
      description: "Sending the number to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "addCard",
        src: "addCard",
        input: ({ context }) => context.form,
        onDone: {
          target: "added",
          actions: assign({ added: ({ event }) => event.output.forsikringsnummer.value })
        },
        onError: [{
          guard: "isOutcomeUnknown",
          target: "filling.unknown",
          actions: ["keepError", "markMaybeOutdated"]
        }, {
          target: "filling.failed",
          actions: "keepError"
        }]
      }
    },
    added: {
      description: "The dialog says for half a second that the card is added (B9.12).",
      after: { travelCardSuccess: "done" }
    },
    done: {
      description: "The card is added.",
      type: "final",
      output: ({ context }) => ({
        added: context.added,
        mayBeOutdated: true
      })
    },
    cancelled: {
      description: "No card was added.",
      type: "final",
      output: {
        added: null,
        mayBeOutdated: false
      }
    },
    unknown: {
      description: "The customer closed the dialog without knowing the result.",
      type: "final",
      output: {
        added: null,
        mayBeOutdated: true
      }
    }
  },
  output: ({ event }) => event.output
});
export { addTravelCard };
