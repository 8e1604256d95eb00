// Generated from machines/travel-cards/add-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/site/durations.ts
var durations = {
  copyFeedback: 2e3,
  travelCardSuccess: 500,
  searchPause: 700,
  modalClosing: 300,
  reduced: 1,
  collapsing: 250
};
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
function dynamic(fn) {
  return new Struct({
    type: "dynamic",
    schema: null,
    *entries(value, ctx) {
      yield* fn(value, ctx).entries(value, ctx);
    },
    validator(value, ctx) {
      return fn(value, ctx).validator(value, ctx);
    },
    coercer(value, ctx) {
      return fn(value, ctx).coercer(value, ctx);
    },
    refiner(value, ctx) {
      return fn(value, ctx).refiner(value, ctx);
    }
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
// src/domain/fields/number-field.ts
var numberField = (read, complain) => typedField((typed) => read(typed.trim()), (value) => complain(typeof value === "number" ? value : null));
var readWhole = (typed) => /^\d+$/.test(typed) ? Number(typed) : null;
var insuranceNumber = (sentence) => numberField((typed) => typed.length <= 7 ? readWhole(typed) : null, (value) => value === null ? sentence : null);
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
var nationalIdLength = (sentence) => textField(sentence, (value) => /^\d*$/.test(value) && value.length === 11, withoutBlanks);
object({ fodselsnummer: required("Du må fylle inn et fødselsnummer", nationalIdLength("Du må fylle inn riktig lengde på fødselsnummer")) });
var addTravelCardForm = object({ forsikringsnummer: insuranceNumber("Du må fylle inn et forsikringsnummer") });
var newTravelCard = (typed) => checkForm(addTravelCardForm, typed);
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
    isComplete: ({ context }) => newTravelCard(context.form).ok,
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
  delays: { leaving: durations.travelCardSuccess }
}).createMachine({
  id: "add-travel-card",
  description: "A travel card is added by its policy number.",
  context: {
    form: { forsikringsnummer: "" },
    added: "",
    error: null
  },
  initial: "filling",
  states: {
    filling: {
      description: "The customer types the number.",
      initial: "typing",
      on: {
        "number.changed": { actions: assign({ form: ({ event }) => ({ forsikringsnummer: event.value }) }) },
        submitted: [{
          guard: "isComplete",
          target: "submitting"
        }, { target: ".rejected" }],
        cancelled: "cancelled",
        "dialog.dismissed": "cancelled"
      },
      states: {
        typing: { description: "The field, with the digits so far." },
        rejected: {
          description: "The customer submitted an empty field.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "isComplete",
            target: "typing"
          }
        },
        failed: {
          description: "The server refused; the number stays.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the card may have been added.",
          tags: ["failure", "unknown"],
          on: {
            cancelled: "#add-travel-card.unsure",
            "dialog.dismissed": "#add-travel-card.unsure"
          }
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
          guard: "outcomeUnknown",
          target: "filling.unknown",
          actions: "keepError"
        }, {
          target: "filling.failed",
          actions: "keepError"
        }]
      }
    },
    added: {
      description: "The customer reads that the card is added, for half a second (B9.12).",
      after: { leaving: "done" }
    },
    done: {
      description: "The card is added.",
      type: "final",
      output: ({ context }) => ({
        added: context.added,
        mayHaveChanged: true
      })
    },
    cancelled: {
      description: "No card was added.",
      type: "final",
      output: {
        added: null,
        mayHaveChanged: false
      }
    },
    unsure: {
      description: "The customer closed the dialog without knowing the result.",
      type: "final",
      output: {
        added: null,
        mayHaveChanged: true
      }
    }
  },
  output: ({ event }) => event.output
});
export { addTravelCard };
