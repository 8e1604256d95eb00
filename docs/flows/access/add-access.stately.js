// Generated from machines/access/add-access.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
import { coerce, define, dynamic, object, unknown, validate } from "superstruct";
// src/domain/fields/choice.ts
var chosen = (choices, sentence) => define("chosen", (value) => choices.some((choice) => choice === value) || sentence);
coerce(define("notShown", () => true), unknown(), () => void 0);
// src/domain/fields/field.ts
var isBlank = (value) => value === void 0 || value === null || typeof value === "string" && value.trim() === "";
var isText = define("typed", (value) => typeof value === "string" || "no text");
var unreadable = Symbol("unreadable");
var typedField = (read, complain) => coerce(define("typed", (value) => complain(value) ?? true), isText, (typed) => read(typed) ?? unreadable);
var textField = (sentence, keeps, tidy = (typed) => typed.trim()) => typedField(tidy, (value) => typeof value === "string" && keeps(value) ? null : sentence);
var requiredText = (sentence) => textField(sentence, (text) => !isBlank(text));
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
// src/domain/access/access-form.ts
var accessForm = object({
  fodselsnummer: required("Du må fylle inn fødselsnummeret.", nationalIdPattern("Fødselsnummeret er ugyldig.")),
  etternavn: requiredText("Du må fylle inn etternavn før du kan gå videre."),
  rolle: chosen([
    "ADMIN",
    "SKRIVE",
    "LESE"
  ], "Du må velge en rolle")
});
var emptyAccessForm = {
  fodselsnummer: "",
  etternavn: "",
  rolle: ""
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
// src/domain/access/errors.ts
var createRelationRefusals = {
  codes: {
    CAN_NOT_CREATE_RELASJON_MINOR: { notice: {
      kind: "refusal",
      title: null,
      text: "Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon."
    } },
    FOEDSELSNUMMER_VALIDERER_IKKE: {
      when: { status: 400 },
      notice: {
        kind: "refusal",
        title: null,
        text: "Fødselsnummeret er ugyldig."
      }
    },
    FEL3710015: { notice: createInsightRefusals.codes.FEL3710015.notice }
  },
  otherwise: {
    kind: "failure",
    title: null,
    text: "{name} har ikke fått tilgang til {organisation} sine forsikringer."
  }
};
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
// machines/access/add-access.ts
var addAccess = setup({
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
    isValid: ({ context }) => checkForm(accessForm, context.form).ok,
    isMinor: ({ event }) => refusalIn(createRelationRefusals, errorOf(event)) === "CAN_NOT_CREATE_RELASJON_MINOR",
    isInvalidNumber: ({ event }) => refusalIn(createRelationRefusals, errorOf(event)) === "FOEDSELSNUMMER_VALIDERER_IKKE",
    isSurnameMismatch: ({ event }) => refusalIn(createRelationRefusals, errorOf(event)) === "FEL3710015",
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated
  },
  actions: {
    markMaybeOutdated: assign({ mayBeOutdated: true }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign({ form: ({ context: { form } }, { field, value }) => ({
      ...form,
      [field]: value
    }) })
  }
}).createMachine({
  id: "add-access",
  description: "An administrator gives a person access, by national identity number, surname and role.",
  context: ({ input }) => ({
    organisationName: input.organisationName,
    form: input.draft ?? emptyAccessForm,
    submittedForm: emptyAccessForm,
    error: null,
    addedName: "",
    mayBeOutdated: false
  }),
  initial: "filling",
  states: {
    filling: {
      description: "The administrator fills in the form.",
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
        cancelled: [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "cancelled" }]
      },
      states: {
        typing: { description: "The form shows the values typed so far." },
        rejected: {
          description: "The form was submitted with invalid fields.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isValid",
            target: "typing"
          }
        },
        refused: {
          description: "The server refused the number or the surname. Any change to the form clears the error.",
          initial: "invalidNumber",
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
          } },
          states: {
            minor: { description: "The person is under 18 years old, and cannot be added." },
            invalidNumber: { description: "The server rejects the national identity number as invalid." },
            surnameMismatch: { description: "The number belongs to a person with another surname." }
          }
        },
        failed: {
          description: "The request failed for another reason; the form keeps its values.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the person may have got access.",
          tags: ["failure", "unknown"]
        }
      }
    },
    submitting: {
      description: "Sending the new access to the insurer.",
      tags: ["waiting", "unsaved"],
      entry: assign({ submittedForm: ({ context }) => context.form }),
      invoke: {
        id: "createRelation",
        src: "createRelation",
        input: ({ context }) => context.form,
        onDone: {
          target: "added",
          actions: assign({ addedName: ({ event }) => event.output.fulltNavn })
        },
        onError: [
          {
            guard: "isOutcomeUnknown",
            target: "filling.unknown",
            actions: ["keepError", "markMaybeOutdated"]
          },
          {
            guard: "isMinor",
            target: "filling.refused.minor"
          },
          {
            guard: "isInvalidNumber",
            target: "filling.refused.invalidNumber"
          },
          {
            guard: "isSurnameMismatch",
            target: "filling.refused.surnameMismatch"
          },
          {
            target: "filling.failed",
            actions: "keepError"
          }
        ]
      }
    },
    added: {
      description: "The person has access.",
      type: "final",
      output: ({ context }) => ({
        confirmation: {
          kind: "added",
          name: context.addedName
        },
        mayBeOutdated: true
      })
    },
    cancelled: {
      description: "Nobody was added.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: false
      }
    },
    unknown: {
      description: "Cancelled, and the person may have got access.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: true
      }
    }
  },
  output: ({ event }) => event.output
});
export { addAccess };
