// Generated from machines/settings/contact-details.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
import { coerce, define, object, validate } from "superstruct";
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
// src/domain/person/private-right.ts
var mayEditContactInfo = ({ kundenummer, isBusiness, isBroker }) => Boolean(kundenummer) && (isBroker || !isBusiness);
// src/domain/fields/field.ts
var isText = define("typed", (value) => typeof value === "string" || "no text");
var unreadable = Symbol("unreadable");
var typedField = (read, complain) => coerce(define("typed", (value) => complain(value) ?? true), isText, (typed) => read(typed) ?? unreadable);
var textField = (sentence, keeps, tidy = (typed) => typed.trim()) => typedField(tidy, (value) => typeof value === "string" && keeps(value) ? null : sentence);
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
var contactForm = object({
  mobilnummer: contactPhone,
  epost: contactEmail
});
// src/domain/settings/contact-details.ts
var mayEditDetails = (details, visitor) => visitor !== null && mayEditContactInfo({
  kundenummer: details?.personkundenummerAndTransaksjonsId?.kundenummer || details?.skadekundenummerAndTransaksjonsId?.kundenummer,
  ...visitor
});
var formOf = (details) => ({
  mobilnummer: details?.mobilnummer ?? "",
  epost: details?.epost ?? ""
});
function contactChange(details, form) {
  const { personkundenummerAndTransaksjonsId: person, skadekundenummerAndTransaksjonsId: damage } = details ?? {};
  const checked = checkForm(contactForm, form);
  return {
    ...checked.ok ? checked.sent : form,
    ...person && { personkundenummerAndTransaksjonsId: person },
    ...damage && { skadekundenummerAndTransaksjonsId: damage }
  };
}
// machines/settings/contact-details.ts
var contactDetails = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {}
  },
  actors: {
    getContactInfo: fromPromise(() => new Promise(() => {})),
    getIdentification: fromPromise(() => new Promise(() => {})),
    updateContactInfo: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isVisitorKnown: ({ context }) => context.visitor !== null,
    isLoaded: ({ context }) => context.details !== null && context.visitor !== null,
    mayEdit: ({ context }) => mayEditDetails(context.details, context.visitor),
    isValid: ({ context }) => checkForm(contactForm, context.form).ok,
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, { field, value }) => {
      const form = {
        ...context.form,
        [field]: value
      };
      return {
        form,
        draft: form
      };
    })
  }
}).createMachine({
  id: "contact-details",
  description: "The customer sees and changes phone number and e-mail address.",
  context: ({ input: { draft } }) => ({
    details: null,
    visitor: null,
    form: formOf(null),
    draft,
    mayBeOutdated: false,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the details and the identification, which decide whether the visitor may edit (B6.11).",
      tags: "waiting",
      invoke: [{
        id: "getContactInfo",
        src: "getContactInfo",
        onDone: { actions: assign({ details: ({ event }) => event.output }) },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }, {
        id: "getIdentification",
        src: "getIdentification",
        onDone: { actions: assign({ visitor: ({ event }) => event.output }) },
        onError: {
          target: "unidentified",
          actions: "keepError"
        }
      }],
      always: {
        guard: "isLoaded",
        target: "viewing"
      }
    },
    loadingDetails: {
      description: "Loading only the details; the identification is already loaded.",
      tags: "waiting",
      invoke: {
        id: "getContactInfo",
        src: "getContactInfo",
        onDone: {
          target: "viewing",
          actions: assign({ details: ({ event }) => event.output })
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unidentified: {
      description: "The visitor could not be identified (A6.4).",
      tags: "failure",
      entry: assign({ details: null }),
      on: { retried: "loading" }
    },
    unavailable: {
      description: "The details could not be loaded.",
      tags: "failure",
      entry: assign({ details: null }),
      on: { retried: [{
        guard: "isVisitorKnown",
        target: "loadingDetails"
      }, { target: "loading" }] }
    },
    viewing: {
      description: "The page shows the details.",
      on: { "edit.requested": {
        guard: "mayEdit",
        target: "editing",
        actions: assign({ form: ({ context }) => context.draft ?? formOf(context.details) })
      } }
    },
    editing: {
      description: "The customer types new details.",
      initial: "filling",
      on: {
        "field.changed": { actions: {
          type: "keepField",
          params: ({ event }) => event
        } },
        submitted: [{
          guard: "isValid",
          target: "saving"
        }, { target: ".rejected" }],
        cancelled: [{
          guard: "mayBeOutdated",
          target: "loadingDetails",
          actions: assign({
            details: null,
            mayBeOutdated: false,
            draft: null
          })
        }, {
          target: "viewing",
          actions: assign({ draft: null })
        }]
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
          description: "Saving failed; the form keeps its values.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the details may have been saved.",
          tags: ["failure", "unknown"]
        }
      }
    },
    saving: {
      description: "Saving the new details.",
      tags: ["waiting", "unsaved"],
      entry: assign({ mayBeOutdated: true }),
      invoke: {
        id: "updateContactInfo",
        src: "updateContactInfo",
        input: ({ context: { details, form } }) => contactChange(details, form),
        onDone: {
          target: "saved",
          actions: assign({
            draft: null,
            details: ({ context: { details, form } }) => contactChange(details, form)
          })
        },
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
    saved: {
      description: "The new details are saved and shown (B2.100).",
      initial: "refreshing",
      on: { closed: {
        target: "loadingDetails",
        actions: assign({
          details: null,
          mayBeOutdated: false
        })
      } },
      states: {
        refreshing: {
          description: "Reloading the details, because the insurer may have changed them.",
          tags: "waiting",
          invoke: {
            id: "getContactInfo",
            src: "getContactInfo",
            onDone: {
              target: "refreshed",
              actions: assign({
                details: ({ event }) => event.output,
                mayBeOutdated: false
              })
            },
            onError: "notRefreshed"
          }
        },
        refreshed: {
          description: "The page shows the reloaded details.",
          on: { closed: "#contact-details.viewing" }
        },
        notRefreshed: { description: "Reloading failed; the page shows the details that were sent." }
      }
    }
  }
});
export { contactDetails };
