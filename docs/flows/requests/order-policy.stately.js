// Generated from machines/requests/order-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/fields/email.ts
var word = "[^\\s@.,;:<>()[\\]\"\\\\]+";
var label = "[\\p{L}\\p{N}]+(?:-+[\\p{L}\\p{N}]+)*";
var address = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?=\\p{L}[^.])${label}$`, "u");
var isEmail = (text) => text.length <= 254 && address.test(text);
var email = (sentence) => textField(sentence, isEmail);
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/fields/mobile-phone.ts
var mobilePhone = (sentence) => textField(sentence, (text) => /^(\+47)?[49]\d{7}$/.test(text), withoutBlanks);
// src/domain/shared/contact-form.ts
var contactPhone = mobilePhone("Du må oppgi et gyldig mobiltelefonnummer");
var contactEmail = email("E-postadressen er ugyldig");
object({
  mobilnummer: contactPhone,
  epost: contactEmail
});
// src/domain/requests/request-form.ts
var requestForm = object({
  melding: requiredText("Vennligst fyll inn din melding her"),
  telefonnummer: required("Vennligst fyll inn mobilnummeret ditt her", contactPhone),
  epost: required("Vennligst fyll inn e-postadressen din her", contactEmail)
});
var emptyRequest = {
  melding: "",
  telefonnummer: "",
  epost: ""
};
function requestOf(form) {
  const checked = checkForm(requestForm, form);
  return checked.ok ? checked.sent : form;
}
// machines/requests/order-policy.ts
var orderPolicy = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {}
  },
  actors: {
    loadRepresentative: fromPromise(() => new Promise(() => {})),
    orderPolicy: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    mayOrder: (_, { output }) => mayAs(output, "orderPolicy"),
    isValid: ({ context }) => checkForm(requestForm, context.form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "order-policy",
  description: "A business asks the insurer to call about new insurance.",
  context: ({ input: { overview, draft } }) => ({
    overview,
    representative: null,
    form: draft ?? emptyRequest,
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
            type: "mayOrder",
            params: ({ event }) => event
          },
          target: "editing"
        }, {
          target: "notAllowed",
          actions: assign({ representative: ({ event }) => event.output })
        }]
      }
    },
    notAllowed: { description: "The visitor may not order; the page says whom to contact (B2.89, B6.6)." },
    editing: {
      description: "The customer describes the wanted insurance and fills in contact details.",
      initial: "filling",
      on: {
        "field.changed": { actions: assign({ form: ({ context, event }) => ({
          ...context.form,
          [event.field]: event.value
        }) }) },
        submitted: [{
          guard: "isValid",
          target: "sending"
        }, { target: ".rejected" }]
      },
      states: {
        filling: { description: "The form shows the values typed so far." },
        rejected: {
          description: "The form was submitted with invalid fields.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isValid",
            target: "filling"
          }
        },
        failed: {
          description: "Sending failed; the form keeps its values (B8.7).",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the order may have been sent.",
          tags: ["failure", "unknown"]
        }
      }
    },
    sending: {
      description: "Sending the order to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "orderPolicy",
        src: "orderPolicy",
        input: ({ context }) => requestOf(context.form),
        onDone: "sent",
        onError: [{
          guard: "isOutcomeUnknown",
          target: "editing.unknown",
          actions: "keepError"
        }, {
          target: "editing.failed",
          actions: "keepError"
        }]
      }
    },
    sent: { description: "The receipt: the insurer has received the order, and will call." }
  }
});
export { orderPolicy };
