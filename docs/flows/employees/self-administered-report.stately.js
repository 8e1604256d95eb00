// Generated from machines/employees/self-administered-report.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
import { array, coerce, define, object, refine, unknown, validate } from "superstruct";
import { DateTime } from "luxon";
// src/domain/policies/damage-policy.ts
var isAccepted = ({ status }) => status === "AKSEPT";
var isActive = (policy) => policy.status === "KRAFT" || isAccepted(policy);
// src/domain/products/product-family.ts
var productFamily = (common, rows) => rows.flatMap(({ codes, ...row }) => {
  const { area, ...product } = {
    sortOrder: 70,
    view: "generic",
    buyPath: null,
    ...common,
    ...row
  };
  const detailCall = area === null ? null : {
    area,
    product: row.stateName
  };
  return codes.map((code) => ({
    code,
    ...product,
    detailCall
  }));
});
// src/domain/products/business-products.ts
var businessProducts = productFamily({
  kind: "damage",
  segment: "business",
  area: "bedrift"
}, [
  {
    codes: ["N06"],
    name: "Håndverker",
    stateName: "handverker",
    icon: "tools",
    view: "craftsman"
  },
  {
    codes: ["N07"],
    name: "Bedrift",
    stateName: "bedrift",
    icon: "company",
    view: "business"
  },
  {
    codes: ["N16"],
    name: "Helse for ansatte",
    stateName: "helse",
    icon: "health"
  },
  {
    codes: ["N17"],
    name: "Personal",
    stateName: "personal",
    icon: "people"
  },
  {
    codes: ["N20"],
    name: "Yrkesskade",
    stateName: "yrkesskade",
    icon: "accident",
    view: "occupationalInjury"
  },
  {
    codes: ["N25"],
    name: "Huseier",
    stateName: "huseier",
    icon: "house",
    view: "houseOwner"
  },
  {
    codes: ["N33"],
    name: "Næringsbil",
    stateName: "naringsbil",
    icon: "van",
    view: "commercialVehicle"
  },
  {
    codes: ["N35"],
    name: "Tungt kjøretøy",
    stateName: "tungt-kjoretoy",
    icon: "truck",
    view: "heavyVehicle"
  },
  {
    codes: [
      "N75",
      "N76",
      "N77"
    ],
    name: "Virke",
    stateName: "virke",
    icon: "people"
  },
  {
    codes: ["N90"],
    name: "Reise for ansatte",
    stateName: "reise-bedrift",
    icon: "travel"
  }
]);
// src/domain/products/farm-products.ts
var farmProducts = productFamily({
  kind: "damage",
  segment: "business",
  area: "landbruk"
}, [
  {
    codes: ["L05"],
    name: "Våningshus",
    stateName: "vaningshus",
    icon: "house",
    view: "farmResidence"
  },
  {
    codes: ["L10"],
    name: "Driftsbygning",
    stateName: "driftsbygning",
    icon: "farmBuilding",
    view: "farmOutbuilding"
  },
  {
    codes: ["L15"],
    name: "Avlsbesetning",
    stateName: "avlsbesetning",
    icon: "livestock",
    view: "breedingHerd"
  },
  {
    codes: [
      "L17",
      "L20",
      "L21"
    ],
    name: "Landbruks- og arbeidsmaskin",
    stateName: "maskin",
    icon: "machine",
    view: "machine"
  },
  {
    codes: ["L25"],
    name: "Hest",
    stateName: "hest",
    icon: "horse",
    view: "horse",
    segment: "private",
    buyPath: "hesteforsikring"
  },
  {
    codes: [
      "L30",
      "L35",
      "L40"
    ],
    name: "Husdyr",
    stateName: "husdyr",
    icon: "livestock",
    view: "farmStock"
  },
  {
    codes: ["L36"],
    name: "Fjørfe",
    stateName: "fjorfe",
    icon: "livestock",
    view: "poultry"
  },
  {
    codes: ["L45"],
    name: "Fôr",
    stateName: "for",
    icon: "fodder",
    view: "farmStock"
  },
  {
    codes: ["L50", "L55"],
    name: "Ulykke for gårdbruker",
    stateName: "gardbrukerulykke",
    icon: "accident",
    view: "farmerAccident"
  }
]);
// src/domain/products/life-products.ts
var lifeProducts = productFamily({
  kind: "life",
  segment: "private",
  area: null,
  view: "personalInsurance"
}, [
  {
    codes: ["S10"],
    name: "Barn og ungdom",
    stateName: "barn-og-ungdom",
    icon: "child"
  },
  {
    codes: ["S12"],
    name: "Barn og ungdom",
    stateName: "barn-og-ungdom",
    icon: "child",
    buyPath: "barneforsikring"
  },
  {
    codes: ["S20"],
    name: "Dødsfallkapital",
    stateName: "dodsfallkapital",
    icon: "life",
    buyPath: "dodsfallforsikring"
  },
  {
    codes: ["S30"],
    name: "Uførekapital",
    stateName: "uforekapital",
    icon: "disability",
    buyPath: "uforeforsikring"
  },
  {
    codes: ["S40"],
    name: "Uførekapital med forskudd",
    stateName: "uforekapital",
    icon: "disability",
    buyPath: "uforeforsikring"
  },
  {
    codes: ["S50"],
    name: "Uførepensjon",
    stateName: "uforepensjon",
    icon: "disability",
    buyPath: "uforeforsikring"
  },
  {
    codes: ["S60"],
    name: "Fireårs uførerente",
    stateName: "fire-aars-uforerente",
    icon: "disability",
    buyPath: "uforeforsikring"
  },
  {
    codes: ["S70"],
    name: "Operasjonsforsikring",
    stateName: "operasjonsforsikring",
    icon: "health",
    buyPath: "helseforsikring"
  },
  {
    codes: ["S80"],
    name: "Kritisk sykdom",
    stateName: "kritisk-sykdom",
    icon: "illness",
    buyPath: "kritisksykdom"
  }
]);
var privateProducts = productFamily({
  kind: "damage",
  segment: "private",
  area: "privat"
}, [
  {
    codes: ["P05"],
    name: "Hus",
    stateName: "bolig",
    icon: "house",
    sortOrder: 65,
    buyPath: "bolig"
  },
  {
    codes: ["P07"],
    name: "Innbo",
    stateName: "innbo",
    icon: "contents",
    sortOrder: 60,
    buyPath: "innbo"
  },
  {
    codes: ["P10"],
    name: "Reise",
    stateName: "reise",
    icon: "travel",
    sortOrder: 50,
    buyPath: "reise"
  },
  {
    codes: ["P15"],
    name: "Ulykke",
    stateName: "ulykke",
    icon: "accident"
  },
  {
    codes: ["P20"],
    name: "Hytte",
    stateName: "fritidsbolig",
    icon: "cabin",
    buyPath: "fritidsbolig"
  },
  {
    codes: ["P29"],
    name: "Hund",
    stateName: "hund",
    icon: "dog",
    view: "pet",
    buyPath: "hundeforsikring"
  },
  {
    codes: ["P30"],
    name: "Katt",
    stateName: "katt",
    icon: "cat",
    view: "pet",
    buyPath: "katteforsikring"
  },
  {
    codes: ["P35"],
    name: "Båt",
    stateName: "fritidsbat",
    icon: "boat",
    buyPath: "batforsikring"
  },
  {
    codes: ["P45"],
    name: "UNG i Norge",
    stateName: "ung",
    icon: "youth",
    sortOrder: 40,
    buyPath: "ung"
  },
  {
    codes: ["P60"],
    name: "Inntekt",
    stateName: "inntekt",
    icon: "income",
    sortOrder: 60,
    area: "inntekt",
    view: "income"
  },
  {
    codes: ["P71"],
    name: "Drone",
    stateName: "drone",
    icon: "drone",
    buyPath: "droneforsikring"
  },
  {
    codes: ["EIKAPLUSS"],
    name: "Eika Pluss",
    stateName: "eikapluss",
    icon: "bundle",
    buyPath: "eikapluss"
  }
]);
// src/domain/products/vehicle-products.ts
var vehicleProducts = productFamily({
  kind: "damage",
  segment: "private",
  area: "kjoretoy"
}, [
  {
    codes: ["M05"],
    name: "Bil",
    stateName: "bil",
    icon: "car",
    sortOrder: 50,
    buyPath: "bil"
  },
  {
    codes: ["M10"],
    name: "Tilhenger",
    stateName: "tilhenger",
    icon: "trailer",
    buyPath: "tilhengerforsikring"
  },
  {
    codes: ["M15"],
    name: "Moped og scooter",
    stateName: "moped",
    icon: "moped",
    buyPath: "moped-scooter-forsikring"
  },
  {
    codes: ["M20"],
    name: "Veterankjøretøy",
    stateName: "veteran",
    icon: "car",
    buyPath: "veteranforsikring"
  },
  {
    codes: ["M25", "M26"],
    name: "Motorsykkel",
    stateName: "motorsykkel",
    icon: "motorcycle",
    buyPath: "motorsykkelforsikring"
  },
  {
    codes: ["M30"],
    name: "Snøscooter",
    stateName: "snoscooter",
    icon: "snowmobile",
    buyPath: "snoscooterforsikring"
  },
  {
    codes: ["M35"],
    name: "Bobil",
    stateName: "bobil",
    icon: "motorhome",
    buyPath: "bobilforsikring"
  },
  {
    codes: ["M37"],
    name: "ATV",
    stateName: "atv",
    icon: "atv",
    buyPath: "firhjulingforsikring"
  },
  {
    codes: ["M45"],
    name: "Privat traktor",
    stateName: "traktor",
    icon: "tractor",
    buyPath: "traktorforsikring"
  }
]);
[...vehicleProducts.map(({ code }) => code)];
// src/domain/products/catalogue.ts
var products = [
  ...farmProducts,
  ...vehicleProducts,
  ...businessProducts,
  ...privateProducts,
  ...lifeProducts
];
new Map(products.map((product) => [product.code, product]));
// src/domain/shared/wire.ts
var readable = (entries) => entries.filter((entry) => entry !== null);
// src/domain/employees/employee-insurance.ts
var employeeProducts = [
  "N16",
  "N17",
  "N20",
  "N75",
  "N76",
  "N77",
  "N90"
];
var isSelfAdministered = (policy) => policy.produkt === "N17" && policy.selvadministrert === true && isActive(policy);
function employeeFormFor(policy) {
  if (isSelfAdministered(policy)) return "selfAdministered";
  return employeeProducts.includes(policy.produkt) && isActive(policy) ? "standard" : null;
}
var employeeFormsFor = (policies) => [...new Set(policies.flatMap((policy) => employeeFormFor(policy) ?? []))];
var companyForms = (entries) => ({
  forms: employeeFormsFor(readable(entries)),
  isPartial: entries.includes(null)
});
// src/domain/employees/employee-rows.ts
var emptyRow = (id) => ({
  id: String(id),
  fodselsar: "",
  kjonn: ""
});
function withNewRow(form) {
  const last = Number(form.ansatteInformasjon.at(-1)?.id ?? 0);
  return {
    ...form,
    ansatteInformasjon: [...form.ansatteInformasjon, emptyRow(last + 1)]
  };
}
var withChangedRow = (form, { index, field, value }) => ({
  ...form,
  ansatteInformasjon: form.ansatteInformasjon.map((row, at) => at === index ? {
    ...row,
    [field]: value
  } : row)
});
var withoutRow = (form, index) => ({
  ...form,
  ansatteInformasjon: form.ansatteInformasjon.filter((_, at) => at !== index)
});
var mayDeleteRow = (rows) => rows.length > 1;
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
// src/domain/dates/format-date.ts
var oslo$1 = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
var todayAt = (now) => oslo$1.format(now);
var pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
function dayOf(text) {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === void 0) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}
var formatDate = (text) => dayOf(text)?.split("-").reverse().join(".") ?? text;
// src/domain/dates/dates.ts
var oslo = {
  zone: "Europe/Oslo",
  locale: "nb"
};
var iso = (date) => date.isValid ? date.toFormat("yyyy-MM-dd") : null;
var read = (date) => /^\d{4}-\d\d-\d\d/.test(date) ? DateTime.fromISO(date, oslo) : DateTime.invalid("no day");
var plus = (date, span) => iso(read(date).plus(span));
var effectiveDates = (today) => ({
  from: today,
  to: plus(today, { months: 1 }) ?? today
});
var readTypedDate = (typed) => iso(DateTime.fromFormat(typed.trim().replace(/[/\s-]/g, "."), "dd.MM.yyyy", oslo));
// src/domain/fields/field.ts
var isBlank = (value) => value === void 0 || value === null || typeof value === "string" && value.trim() === "";
var isText = define("typed", (value) => typeof value === "string" || "no text");
var unreadable = Symbol("unreadable");
var typedField = (read, complain) => coerce(define("typed", (value) => complain(value) ?? true), isText, (typed) => read(typed) ?? unreadable);
var textField = (sentence, keeps, tidy = (typed) => typed.trim()) => typedField(tidy, (value) => typeof value === "string" && keeps(value) ? null : sentence);
var requiredText = (sentence) => textField(sentence, (text) => !isBlank(text));
// src/domain/fields/number-field.ts
var numberField = (read, complain) => typedField((typed) => read(typed.trim()), (value) => complain(typeof value === "number" ? value : null));
var readWhole = (typed) => /^\d+$/.test(typed) ? Number(typed) : null;
// src/domain/fields/birth-year.ts
var birthYear = (sentences, today) => numberField(readWhole, (year) => {
  if (year === null) return sentences.missing;
  if (year < 1900) return sentences.tooEarly;
  return year > Number(today.slice(0, 4)) ? sentences.tooLate : null;
});
// src/domain/fields/choice.ts
var yes = (sentence) => define("yes", (value) => value === true || sentence);
var chosen = (choices, sentence) => define("chosen", (value) => choices.some((choice) => choice === value) || sentence);
var notShown = coerce(define("notShown", () => true), unknown(), () => void 0);
// src/domain/fields/date-field.ts
var dateSentences = {
  noDate: "Oppgi en gyldig dato",
  tooLate: "Datoen du har valgt er for langt frem i tid",
  tooEarly: "Datoen du har valgt er for langt tilbake i tid"
};
var anyYear = {
  from: "1000-01-01",
  to: "9998-12-31"
};
var dateField = (window = anyYear, sentences = dateSentences) => typedField(readTypedDate, (value) => {
  if (typeof value !== "string" || dayOf(value) !== value) return sentences.noDate;
  if (value > window.to) return sentences.tooLate;
  return value < window.from ? sentences.tooEarly : null;
});
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
// src/domain/employees/self-administered-form.ts
var registrations = ["Innmelding", "Utmelding"];
var sexes = ["Kvinne", "Mann"];
var employees = (today) => array(object({
  id: requiredText("Raden mangler id"),
  fodselsar: birthYear({
    missing: "Vennligst fyll ut fødselsåret",
    tooEarly: "Fødselsår må være etter 1900",
    tooLate: "Fødselsår må være før inneværende år"
  }, today),
  kjonn: chosen(sexes, "Vennligst velg kjønn")
}));
var selfAdministeredForm = (registration, today) => object({
  innOrUtmelding: chosen(registrations, "Du må velge innmelding eller utmelding"),
  startDate: dateField(effectiveDates(today)),
  ansatteInformasjon: refine(employees(today), "ansatteInformasjon", (rows) => rows.length > 0 || "Du må legge til minst én ansatt"),
  arbeidsdyktig: registration === "Innmelding" ? yes("Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen") : notShown,
  telefonnummer: contactPhone,
  epost: contactEmail
});
var emptySelfAdministered = (today) => ({
  innOrUtmelding: "",
  startDate: formatDate(today),
  ansatteInformasjon: [emptyRow(1)],
  arbeidsdyktig: false,
  telefonnummer: "",
  epost: ""
});
var nextSelfAdministered = ({ telefonnummer, epost }, today) => ({
  ...emptySelfAdministered(today),
  telefonnummer,
  epost
});
function checkSelfAdministered(form, today) {
  return checkForm(selfAdministeredForm(registrations.find((choice) => choice === form.innOrUtmelding) ?? null, today), form);
}
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
// src/domain/person/representative.ts
var organisationOf = ({ relations, organisasjonsnummer }) => relations.find((relation) => relation.organisasjonsnummer === organisasjonsnummer)?.organisasjonsnavn ?? null;
// machines/employees/self-administered-report.ts
var selfAdministeredReport = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {}
  },
  actors: {
    loadBusinessPolicies: fromPromise(() => new Promise(() => {})),
    reportSelfAdministered: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    mayNotReport: (_, { output }) => output.customer === null,
    isSelfAdministered: (_, { output: { customer } }) => companyForms(customer?.forsikringer ?? []).forms.includes("selfAdministered"),
    mayDeleteRow: ({ context }) => mayDeleteRow(context.form.ansatteInformasjon),
    isValid: ({ context }) => checkSelfAdministered(context.form, context.today).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    setForm: assign({ form: (_, form) => form }),
    keepAddedRow: assign({ addedRow: ({ context }) => context.form.ansatteInformasjon.at(-1)?.id ?? null }),
    keepCompany: assign((_, { output: { representative, customer } }) => ({
      organisation: organisationOf(representative) ?? "bedriften",
      ...companyForms(customer?.forsikringer ?? [])
    })),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    beginAnother: assign({ form: ({ context: { form, today } }) => nextSelfAdministered(form, today) })
  }
}).createMachine({
  id: "self-administered-report",
  description: "A company that administers its personnel insurance itself reports employees in or out.",
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    organisation: "",
    forms: [],
    isPartial: false,
    form: {
      ...emptySelfAdministered(input.today),
      ...draft
    },
    addedRow: null,
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the forms that they need.",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        input: ({ context: { site } }) => ({
          right: "reportSelfAdministered",
          site
        }),
        onDone: [
          {
            guard: {
              type: "mayNotReport",
              params: ({ event }) => event
            },
            target: "notAllowed",
            actions: {
              type: "keepCompany",
              params: ({ event }) => event
            }
          },
          {
            guard: {
              type: "isSelfAdministered",
              params: ({ event }) => event
            },
            target: "editing",
            actions: {
              type: "keepCompany",
              params: ({ event }) => event
            }
          },
          {
            target: "notSelfAdministered",
            actions: {
              type: "keepCompany",
              params: ({ event }) => event
            }
          }
        ]
      }
    },
    notAllowed: { description: "The visitor may not report employees; the page says whom to contact (C1.8)." },
    notSelfAdministered: { description: "The company has no policies, or no personnel insurance that it administers itself (C4.4), or some policies could not be read (A8.6)." },
    editing: {
      description: "The customer fills in the form: in or out, the date, the employees and the contact person.",
      initial: "filling",
      on: {
        "field.changed": { actions: {
          type: "setForm",
          params: ({ context: { form }, event }) => ({
            ...form,
            [event.field]: event.value
          })
        } },
        "row.changed": { actions: {
          type: "setForm",
          params: ({ context, event }) => withChangedRow(context.form, event)
        } },
        "row.added": { actions: [{
          type: "setForm",
          params: ({ context }) => withNewRow(context.form)
        }, "keepAddedRow"] },
        "row.removed": {
          guard: "mayDeleteRow",
          actions: {
            type: "setForm",
            params: ({ context, event }) => withoutRow(context.form, event.index)
          }
        },
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
        }
      }
    },
    sending: {
      description: "Sending the report to the insurer.",
      tags: ["waiting", "unsaved"],
      entry: assign({ addedRow: null }),
      invoke: {
        id: "reportSelfAdministered",
        src: "reportSelfAdministered",
        input: ({ context: { form, today } }) => ({
          form,
          today
        }),
        onDone: "sent",
        onError: [{
          guard: "isOutcomeUnknown",
          target: "unknown",
          actions: "keepError"
        }, {
          target: "failed",
          actions: "keepError"
        }]
      }
    },
    failed: {
      description: "Sending failed; the form keeps its values (B2.106, B8.8).",
      tags: "failure",
      on: {
        retried: "sending",
        "form.requested": "editing"
      }
    },
    unknown: {
      description: "No readable response: the report may have been sent.",
      tags: ["failure", "unknown"],
      on: {
        retried: "sending",
        "form.requested": "editing"
      }
    },
    sent: {
      description: "The receipt: the insurer has received the report (B2.106, B4.18).",
      on: { "another.requested": {
        target: "editing",
        actions: "beginAnother"
      } }
    }
  }
});
export { selfAdministeredReport };
