// Generated from machines/settings/contact-details.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// What the chart imports is included; the chart itself is last. Its calls and child flows never answer.
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
function outcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// node_modules/superstruct/dist/index.mjs
var StructError = class extends TypeError {
  constructor(failure, failures) {
    let cached;
    const { message, explanation, ...rest } = failure;
    const { path } = failure;
    const msg = path.length === 0 ? message : `At path: ${path.join(".")} -- ${message}`;
    super(explanation ?? msg);
    if (explanation != null) this.cause = msg;
    Object.assign(this, rest);
    this.name = this.constructor.name;
    this.failures = () => {
      return cached ?? (cached = [failure, ...failures()]);
    };
  }
};
function isIterable(x) {
  return isObject(x) && typeof x[Symbol.iterator] === "function";
}
function isObject(x) {
  return typeof x === "object" && x != null;
}
function isNonArrayObject(x) {
  return isObject(x) && !Array.isArray(x);
}
function print(value) {
  if (typeof value === "symbol") return value.toString();
  return typeof value === "string" ? JSON.stringify(value) : `${value}`;
}
function shiftIterator(input) {
  const { done, value } = input.next();
  return done ? void 0 : value;
}
function toFailure(result, context, struct, value) {
  if (result === true) return;
  else if (result === false) result = {};
  else if (typeof result === "string") result = { message: result };
  const { path, branch } = context;
  const { type } = struct;
  const { refinement, message = `Expected a value of type \`${type}\`${refinement ? ` with refinement \`${refinement}\`` : ""}, but received: \`${print(value)}\`` } = result;
  return {
    value,
    type,
    refinement,
    key: path[path.length - 1],
    path,
    branch,
    ...result,
    message
  };
}
function* toFailures(result, context, struct, value) {
  if (!isIterable(result)) result = [result];
  for (const r of result) {
    const failure = toFailure(r, context, struct, value);
    if (failure) yield failure;
  }
}
function* run(value, struct, options = {}) {
  const { path = [], branch = [value], coerce = false, mask = false } = options;
  const ctx = {
    path,
    branch,
    mask
  };
  if (coerce) value = struct.coercer(value, ctx);
  let status = "valid";
  for (const failure of struct.validator(value, ctx)) {
    failure.explanation = options.message;
    status = "not_valid";
    yield [failure, void 0];
  }
  for (let [k, v, s] of struct.entries(value, ctx)) {
    const ts = run(v, s, {
      path: k === void 0 ? path : [...path, k],
      branch: k === void 0 ? branch : [...branch, v],
      coerce,
      mask,
      message: options.message
    });
    for (const t of ts) if (t[0]) {
      status = t[0].refinement != null ? "not_refined" : "not_valid";
      yield [t[0], void 0];
    } else if (coerce) {
      v = t[1];
      if (k === void 0) value = v;
      else if (value instanceof Map) value.set(k, v);
      else if (value instanceof Set) value.add(v);
      else if (isObject(value)) {
        if (v !== void 0 || k in value) value[k] = v;
      }
    }
  }
  if (status !== "not_valid") for (const failure of struct.refiner(value, ctx)) {
    failure.explanation = options.message;
    status = "not_refined";
    yield [failure, void 0];
  }
  if (status === "valid") yield [void 0, value];
}
var Struct = class {
  constructor(props) {
    const { type, schema, validator, refiner, coercer = (value) => value, entries = function* () {} } = props;
    this.type = type;
    this.schema = schema;
    this.entries = entries;
    this.coercer = coercer;
    if (validator) this.validator = (value, context) => {
      return toFailures(validator(value, context), context, this, value);
    };
    else this.validator = () => [];
    if (refiner) this.refiner = (value, context) => {
      return toFailures(refiner(value, context), context, this, value);
    };
    else this.refiner = () => [];
  }
  assert(value, message) {
    return assert(value, this, message);
  }
  create(value, message) {
    return create(value, this, message);
  }
  is(value) {
    return is(value, this);
  }
  mask(value, message) {
    return mask(value, this, message);
  }
  validate(value, options = {}) {
    return validate(value, this, options);
  }
};
function assert(value, struct, message) {
  const result = validate(value, struct, { message });
  if (result[0]) throw result[0];
}
function create(value, struct, message) {
  const result = validate(value, struct, {
    coerce: true,
    message
  });
  if (result[0]) throw result[0];
  else return result[1];
}
function mask(value, struct, message) {
  const result = validate(value, struct, {
    coerce: true,
    mask: true,
    message
  });
  if (result[0]) throw result[0];
  else return result[1];
}
function is(value, struct) {
  return !validate(value, struct)[0];
}
function validate(value, struct, options = {}) {
  const tuples = run(value, struct, options);
  const tuple = shiftIterator(tuples);
  if (tuple[0]) return [new StructError(tuple[0], function* () {
    for (const t of tuples) if (t[0]) yield t[0];
  }), void 0];
  else return [void 0, tuple[1]];
}
function define(name, validator) {
  return new Struct({
    type: name,
    schema: null,
    validator
  });
}
function never() {
  return define("never", () => false);
}
function object(schema) {
  const knowns = schema ? Object.keys(schema) : [];
  const Never = never();
  return new Struct({
    type: "object",
    schema: schema ? schema : null,
    *entries(value) {
      if (schema && isObject(value)) {
        const unknowns = new Set(Object.keys(value));
        for (const key of knowns) {
          unknowns.delete(key);
          yield [
            key,
            value[key],
            schema[key]
          ];
        }
        for (const key of unknowns) yield [
          key,
          value[key],
          Never
        ];
      }
    },
    validator(value) {
      return isNonArrayObject(value) || `Expected an object, but received: ${print(value)}`;
    },
    coercer(value, ctx) {
      if (!isNonArrayObject(value)) return value;
      const coerced = { ...value };
      if (ctx.mask && schema) {
        for (const key in coerced) if (schema[key] === void 0) delete coerced[key];
      }
      return coerced;
    }
  });
}
function coerce(struct, condition, coercer) {
  return new Struct({
    ...struct,
    coercer: (value, ctx) => {
      return is(value, condition) ? struct.coercer(coercer(value, ctx), ctx) : struct.coercer(value, ctx);
    }
  });
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
var contactForm = object({
  mobilnummer: mobilePhone("Du må oppgi et gyldig mobiltelefonnummer"),
  epost: email("E-postadressen er ugyldig")
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
    visitorKnown: ({ context }) => context.visitor !== null,
    isLoaded: ({ context }) => context.details !== null && context.visitor !== null,
    mayEdit: ({ context }) => mayEditDetails(context.details, context.visitor),
    isRight: ({ context }) => checkForm(contactForm, context.form).ok,
    wasSent: ({ context }) => context.sent,
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "contact-details",
  description: "The customer sees and changes phone number and e-mail address.",
  context: ({ input: { draft } }) => ({
    details: null,
    visitor: null,
    form: formOf(null),
    draft,
    sent: false,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the details, and the visitor, which decides who may edit (B6.11).",
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
    reloading: {
      description: "Loading the details alone: the visitor is known.",
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
        guard: "visitorKnown",
        target: "reloading"
      }, { target: "loading" }] }
    },
    viewing: {
      description: "The details as they are.",
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
        "field.changed": { actions: assign(({ context, event }) => {
          const form = {
            ...context.form,
            [event.field]: event.value
          };
          return {
            form,
            draft: form
          };
        }) },
        submitted: [{
          guard: "isRight",
          target: "saving"
        }, { target: ".rejected" }],
        cancelled: [{
          guard: "wasSent",
          target: "reloading",
          actions: assign({
            details: null,
            sent: false,
            draft: null
          })
        }, {
          target: "viewing",
          actions: assign({ draft: null })
        }]
      },
      states: {
        filling: { description: "The fields, with what is typed so far." },
        rejected: {
          description: "The customer wanted to save what is not right.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isRight",
            target: "filling"
          }
        },
        failed: {
          description: "The server said no; what is typed stands.",
          tags: "failure"
        },
        unknown: {
          description: "No answer that can be read: the details may have been saved all the same.",
          tags: ["failure", "unknown"]
        }
      }
    },
    saving: {
      description: "The new details are on their way to the insurer.",
      tags: ["waiting", "unsaved"],
      entry: assign({ sent: true }),
      invoke: {
        id: "updateContactInfo",
        src: "updateContactInfo",
        input: ({ context: { details, form } }) => contactChange(details, form),
        onDone: {
          target: "saved",
          actions: assign({ draft: null })
        },
        onError: [{
          guard: "outcomeUnknown",
          target: "editing.unknown",
          actions: "keepError"
        }, {
          target: "editing.failed",
          actions: "keepError"
        }]
      }
    },
    saved: {
      description: "The insurer has the new details (B2.100).",
      on: { closed: {
        target: "reloading",
        actions: assign({
          details: null,
          sent: false
        })
      } }
    }
  }
});
export { contactDetails };
