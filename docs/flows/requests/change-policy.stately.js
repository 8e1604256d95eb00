// Generated from machines/requests/change-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/overview/policy-order.ts
var labelRank = ({ labelText }) => {
  if (labelText === null) return 0;
  return labelText === "Under behandling" ? 2 : 1;
};
var byOverview = (one, other) => labelRank(one) - labelRank(other) || one.sortOrder - other.sortOrder;
var inOverviewOrder = (entries) => [...entries].sort(byOverview);
// src/domain/display/amounts.ts
var wholeKroner = (amount) => Math.ceil(Number(amount.toFixed(6)));
var monthlyPrice = (yearly) => wholeKroner(yearly / 12);
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
// src/domain/dates/format-date.ts
var oslo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
var todayAt = (now) => oslo.format(now);
var pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
function dayOf(text) {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === void 0) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}
var formatDate = (text) => dayOf(text)?.split("-").reverse().join(".") ?? text;
// src/domain/policies/damage-policy.ts
var isAccepted = ({ status }) => status === "AKSEPT";
var isActive = (policy) => policy.status === "KRAFT" || isAccepted(policy);
var isUnderProcessing = (policy) => isAccepted(policy) && policy.akseptPaaVent === true;
// src/domain/policies/damage-label.ts
function damageLabel(policy) {
  if (isUnderProcessing(policy)) return "Under behandling";
  return isAccepted(policy) ? `Fra ${formatDate(policy.periode.fra)}` : null;
}
// src/domain/policies/payment-terms.ts
var byCode$1 = new Map([
  {
    name: "Årlig",
    timesAYear: 1,
    codes: [
      "001",
      "021",
      "031"
    ]
  },
  {
    name: "Halvårlig",
    timesAYear: 2,
    codes: [
      "002",
      "003",
      "022",
      "032"
    ]
  },
  {
    name: "Kvartalsvis",
    timesAYear: 4,
    codes: [
      "004",
      "005",
      "024",
      "034"
    ]
  },
  {
    name: "Annenhver måned",
    timesAYear: 6,
    codes: ["006"]
  },
  {
    name: "Månedlig",
    timesAYear: 12,
    codes: [
      "012",
      "029",
      "039"
    ]
  }
].flatMap((each) => each.codes.map((code) => [code, each])));
var instalmentsAYear = (terminer) => byCode$1.get(terminer ?? "")?.timesAYear ?? null;
// src/domain/policies/premium.ts
function premiumOf(policy) {
  const times = instalmentsAYear(policy.terminer);
  const period = policy.brukPeriodepremie === true ? policy.periodepremie ?? null : null;
  const yearly = period !== null && times !== null ? period * times : policy.premie + (policy.tfapremie ?? 0);
  return {
    yearly,
    instalment: period ?? wholeKroner(yearly / (times ?? 1))
  };
}
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
var byCode = new Map(products.map((product) => [product.code, product]));
var productOf = (code) => byCode.get(code) ?? null;
var productFace = (code, text) => productOf(code) ?? {
  name: text.trim() || "Forsikring",
  stateName: "unknown",
  sortOrder: 70,
  icon: "umbrella"
};
// src/domain/shared/wire.ts
var readable = (entries) => entries.filter((entry) => entry !== null);
// src/domain/site/address-part.ts
var addressPart = (text) => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, "�"));
// src/domain/overview/policy-row.ts
function withoutTitle(title, text) {
  const whole = text?.trim() ?? "";
  if (whole === title || !whole.startsWith(`${title} `)) return whole === title ? null : whole || null;
  const rest = whole.slice(title.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
function withDistinctSubtitles(rows) {
  const nameOf = ({ title, subtitle }) => JSON.stringify([title, subtitle]);
  const counts = new Map();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return rows.map((row) => (counts.get(nameOf(row)) ?? 0) > 1 ? {
    ...row,
    subtitle: [row.subtitle, row.number].filter((part) => part !== null).join(", ")
  } : row);
}
var detailAddress = (stateName, number, version) => `#/${stateName}/${addressPart(number)}/${version}`;
function damageRow(policy) {
  const { forsikringsnummer, versjon, produkt, forsikringstekst, info } = policy;
  const { name, stateName, icon, sortOrder } = productFace(produkt, forsikringstekst);
  return {
    number: forsikringsnummer,
    product: produkt,
    title: name,
    subtitle: withoutTitle(name, info ?? forsikringstekst),
    labelText: damageLabel(policy),
    premiePerManed: monthlyPrice(premiumOf(policy).yearly),
    href: detailAddress(stateName, forsikringsnummer, versjon),
    icon,
    sortOrder
  };
}
// src/domain/policies/policy-change.ts
var businessMayChange = (policy) => !isAccepted(policy);
// src/domain/requests/policies-to-change.ts
var policiesToChange = ({ forsikringer }) => ({
  policies: withDistinctSubtitles(inOverviewOrder(readable(forsikringer).filter(isActive).map((policy) => ({
    ...damageRow(policy),
    premiePerManed: null,
    href: businessMayChange(policy) ? `#/bm/endre/${addressPart(policy.forsikringsnummer)}` : null,
    version: policy.versjon,
    from: policy.periode.fra
  })))),
  isPartial: forsikringer.includes(null)
});
var policyWithNumber = (customer, number) => (customer && policiesToChange(customer).policies.find((policy) => policy.number === number)) ?? null;
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
// src/domain/requests/change-request.ts
var policyChange = ({ customer, number, form }) => ({
  ...requestOf(form),
  kundenummer: customer?.kundenummer ?? "",
  forsikringsnummer: number,
  versjon: policyWithNumber(customer, number)?.version ?? 0
});
var formFromDraft = (draft, number) => draft?.number === number ? draft.form : emptyRequest;
// machines/requests/change-policy.ts
var changePolicy = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {}
  },
  actors: {
    loadChangeablePolicies: fromPromise(() => new Promise(() => {})),
    changePolicy: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isKnown: ({ context: { customer, number } }) => policyWithNumber(customer, number) !== null,
    isInForce: ({ context: { customer, number } }) => policyWithNumber(customer, number)?.href != null,
    isValid: ({ context }) => checkForm(requestForm, context.form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "change-policy",
  description: "A business asks the insurer to change a policy.",
  context: ({ input: { site, number, draft } }) => ({
    site,
    number,
    customer: null,
    form: formFromDraft(draft, number),
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the policies in a child flow.",
      invoke: {
        id: "loadChangeablePolicies",
        src: "loadChangeablePolicies",
        input: ({ context: { site } }) => ({ site }),
        onDone: {
          target: "finding",
          actions: assign({ customer: ({ event }) => event.output })
        }
      }
    },
    finding: {
      description: "Finding the policy by its number.",
      always: [
        {
          guard: "isInForce",
          target: "editing"
        },
        {
          guard: "isKnown",
          target: "tooEarly"
        },
        { target: "notFound" }
      ]
    },
    notFound: { description: "The business has no active policy with this number (B8.4, C4.7)." },
    tooEarly: { description: "The policy is not in force yet, so it cannot be changed (B4.6, C4.2)." },
    editing: {
      description: "The customer describes the change and fills in contact details.",
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
          description: "No readable response: the change may have been sent.",
          tags: ["failure", "unknown"]
        }
      }
    },
    sending: {
      description: "Sending the change to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "changePolicy",
        src: "changePolicy",
        input: ({ context }) => policyChange(context),
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
    sent: { description: "The receipt: the insurer has received the change (B2.86)." }
  }
});
export { changePolicy };
