// Generated from machines/sharing/give-insight.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/errors/general.ts
var unknownOutcomeNotice = {
  kind: "failure",
  title: "Vi fikk ikke svar",
  text: "Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen."
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
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/person/national-id.ts
var matchesNationalIdPattern = (value) => /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2]|8[1-9]|9[0-2])\d{7}$/.test(value);
// src/domain/fields/national-id-field.ts
var nationalIdPattern = (sentence) => textField(sentence, matchesNationalIdPattern, withoutBlanks);
// src/domain/fields/person-name.ts
var part = "['’]*\\p{L}[\\p{L}\\p{M}'’]*";
new RegExp(`^${part}(?:[- ]${part})*$`, "u");
var surnameAlone = new RegExp(`^(?:(?:af|av|da|de|del|della|den|der|di|dos|du|el|la|le|ten|ter|van|von|zu) )*${part}(?:-${part})*$`, "iu");
var isSurname = (text) => surnameAlone.test(text);
var surname = (sentence) => textField(sentence, isSurname);
// src/domain/sharing/sharing-form.ts
var sharingForm = object({
  fodselsnummer: required("Du må fylle inn fødselsnummer, 11 siffer.", nationalIdPattern("Fødselsnummeret er ikke gyldig.")),
  etternavn: required("Du må fylle inn et etternavn.", surname("Du skal kun fylle inn etternavnet."))
});
// machines/sharing/give-insight.ts
var giveInsight = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { createRelation: fromPromise(() => new Promise(() => {})) },
  guards: {
    changesValue: ({ context }, { field, value }) => context.form[field] !== value,
    isValid: ({ context }) => checkForm(sharingForm, context.form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    isSurnameMismatch: ({ event }) => refusalIn(createInsightRefusals, errorOf(event)) === "FEL3710015"
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign({ form: ({ context: { form } }, { field, value }) => ({
      ...form,
      [field]: value
    }) })
  }
}).createMachine({
  id: "give-insight",
  description: "The customer gives a person insight, by national identity number and surname.",
  context: ({ input }) => ({
    form: {
      fodselsnummer: "",
      etternavn: input.surname
    },
    error: null,
    registeredName: ""
  }),
  initial: "filling",
  states: {
    filling: {
      description: "The customer fills in the form.",
      initial: "typing",
      on: {
        "field.changed": {
          guard: {
            type: "changesValue",
            params: ({ event }) => event
          },
          actions: {
            type: "keepField",
            params: ({ event }) => event
          }
        },
        submitted: [{
          guard: "isValid",
          target: "submitting"
        }, { target: ".rejected" }],
        cancelled: "cancelled",
        "dialog.dismissed": "cancelled"
      },
      states: {
        typing: { description: "The form shows the values typed so far." },
        rejected: {
          description: "The customer submitted a form with errors.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isValid",
            target: "typing"
          }
        },
        refused: {
          description: "The surname does not match the number; any change to the form clears the error.",
          tags: "failure",
          entry: emit({ type: "form.rejected" }),
          on: { "field.changed": {
            guard: {
              type: "changesValue",
              params: ({ event }) => event
            },
            target: "typing",
            actions: {
              type: "keepField",
              params: ({ event }) => event
            }
          } }
        }
      }
    },
    submitting: {
      description: "Sending the request to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "createRelation",
        src: "createRelation",
        input: ({ context }) => context.form,
        onDone: {
          target: "given",
          actions: assign({ registeredName: ({ event }) => event.output.fulltNavn })
        },
        onError: [
          {
            guard: "isOutcomeUnknown",
            target: "unknown",
            actions: "keepError"
          },
          {
            guard: "isSurnameMismatch",
            target: "filling.refused",
            actions: "keepError"
          },
          {
            target: "failed",
            actions: "keepError"
          }
        ]
      }
    },
    given: {
      description: "The person has insight.",
      type: "final",
      output: ({ context }) => ({
        kind: "given",
        name: context.registeredName
      })
    },
    failed: {
      description: "The request failed; the dialog closes, and the page shows an error (B8.19).",
      type: "final",
      output: ({ context: { form, error } }) => ({
        kind: "notGiven",
        name: form.etternavn.trim(),
        error: errorOf({ error })
      })
    },
    unknown: {
      description: "No readable response: the person may have insight, and the page reloads the list.",
      type: "final",
      tags: "unknown",
      output: ({ context: { form, error } }) => ({
        kind: "maybeGiven",
        name: form.etternavn.trim(),
        error: errorOf({ error })
      })
    },
    cancelled: {
      description: "The customer cancelled, or closed the dialog.",
      type: "final",
      output: null
    }
  },
  output: ({ event }) => event.output
});
export { giveInsight };
