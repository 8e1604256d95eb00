// Generated from machines/employees/employee-report.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
import { coerce, define, object, unknown, validate } from "superstruct";
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
function employeeInsurance(entries) {
  const policies = readable(entries);
  const named = [...new Map(policies.filter((policy) => employeeFormFor(policy) === "standard").map((policy) => [policy.produkt, policy])).values()].map(({ produkt, forsikringsnummer, forsikringstekst }) => ({
    product: produkt,
    name: productFace(produkt, forsikringstekst).name,
    number: forsikringsnummer
  }));
  const isShared = (name) => named.filter((other) => other.name === name).length > 1;
  return {
    reportable: named.map(({ product, name, number }) => ({
      product,
      name: isShared(name) ? `${name}, ${number}` : name
    })),
    isSelfAdministered: policies.some(isSelfAdministered),
    isPartial: entries.includes(null)
  };
}
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
function wholeYearsBetween(from, to) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
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
// src/domain/fields/choice.ts
var yes = (sentence) => define("yes", (value) => value === true || sentence);
var chosen = (choices, sentence) => define("chosen", (value) => choices.some((choice) => choice === value) || sentence);
var atLeastOne = (sentence) => define("atLeastOne", (value) => Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string") || sentence);
var notShown = coerce(define("notShown", () => true), unknown(), () => void 0);
// src/domain/fields/field.ts
var isBlank = (value) => value === void 0 || value === null || typeof value === "string" && value.trim() === "";
var isText = define("typed", (value) => typeof value === "string" || "no text");
var unreadable = Symbol("unreadable");
var typedField = (read, complain) => coerce(define("typed", (value) => complain(value) ?? true), isText, (typed) => read(typed) ?? unreadable);
var textField = (sentence, keeps, tidy = (typed) => typed.trim()) => typedField(tidy, (value) => typeof value === "string" && keeps(value) ? null : sentence);
var requiredText = (sentence) => textField(sentence, (text) => !isBlank(text));
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
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/person/national-id.ts
var weights = [[
  3,
  7,
  6,
  1,
  8,
  9,
  4,
  5,
  2,
  1
], [
  5,
  4,
  3,
  2,
  7,
  6,
  5,
  4,
  3,
  2,
  1
]];
var checks = (value) => /^\d{11}$/.test(value) && weights.every((row) => row.reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11 === 0);
var isForeignHelper = (value) => /^[89]/.test(value);
function century(individual, year) {
  if (individual <= 499) return 1900;
  if (individual <= 749 && year >= 54) return 1800;
  if (year <= 39) return 2e3;
  return individual >= 900 ? 1900 : null;
}
function birthDate(value) {
  const part = (start, end) => Number(value.slice(start, end));
  const [day, month, year] = [
    part(0, 2),
    part(2, 4),
    part(4, 6)
  ];
  const first = century(part(6, 9), year);
  if (first === null) return null;
  if (day > 40) return isoDate(first + year, month, day - 40);
  return isoDate(first + year, month > 40 ? month - 40 : month, day);
}
function ageOf(value, on) {
  const born = checks(value) && !isForeignHelper(value) ? birthDate(value) : null;
  if (born === null) return null;
  const age = wholeYearsBetween(born, on);
  return age >= 0 && age < 125 ? age : null;
}
var isNationalId = (value, on) => checks(value) && isForeignHelper(value) || ageOf(value, on) !== null;
// src/domain/fields/national-id-field.ts
var nationalId = (sentence, on) => textField(sentence, (value) => isNationalId(value, on), withoutBlanks);
// src/domain/fields/number-field.ts
var numberField = (read, complain) => typedField((typed) => read(typed.trim()), (value) => complain(typeof value === "number" ? value : null));
// src/domain/fields/percentage.ts
var readDecimal = (typed) => /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : null;
var percentage = (sentences) => numberField(readDecimal, (value) => {
  if (value === null) return sentences.noNumber;
  return value >= 10 && value <= 100 ? null : sentences.outside;
});
// src/domain/fields/person-name.ts
var part = "['’]*\\p{L}[\\p{L}\\p{M}'’]*";
var name = new RegExp(`^${part}(?:[- ]${part})*$`, "u");
new RegExp(`^(?:(?:af|av|da|de|del|della|den|der|di|dos|du|el|la|le|ten|ter|van|von|zu) )*${part}(?:-${part})*$`, "iu");
var isPersonName = (text) => name.test(text);
var personName = (sentence) => textField(sentence, isPersonName);
// src/domain/fields/postal-code.ts
var isPostalCode = (text) => /^\d{4}$/.test(text);
var postalCode = (sentence) => textField(sentence, isPostalCode);
// src/domain/fields/email.ts
var word = "[^\\s@.,;:<>()[\\]\"\\\\]+";
var label = "[\\p{L}\\p{N}]+(?:-+[\\p{L}\\p{N}]+)*";
var address = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?=\\p{L}[^.])${label}$`, "u");
var isEmail = (text) => text.length <= 254 && address.test(text);
var email = (sentence) => textField(sentence, isEmail);
// src/domain/fields/mobile-phone.ts
var mobilePhone = (sentence) => textField(sentence, (text) => /^(\+47)?[49]\d{7}$/.test(text), withoutBlanks);
// src/domain/shared/contact-form.ts
var contactPhone = mobilePhone("Du må oppgi et gyldig mobiltelefonnummer");
var contactEmail = email("E-postadressen er ugyldig");
object({
  mobilnummer: contactPhone,
  epost: contactEmail
});
// src/domain/employees/employee-fields.ts
var employeeActions = ["meldeInn", "meldeUt"];
var employeeFields = [
  "fnr",
  "yrke",
  "stillingsprosent",
  "adresse",
  "postnr",
  "poststed",
  "arbeidsdyktig",
  "fastAnsatt",
  "jobberMinst20Prosent",
  "fastBostedsadresse"
];
var personnel = [
  "fnr",
  "yrke",
  "stillingsprosent",
  "arbeidsdyktig",
  "fastAnsatt",
  "jobberMinst20Prosent"
];
var reportInFields = new Map([
  ["N16", [
    "fnr",
    "arbeidsdyktig",
    "fastAnsatt",
    "jobberMinst20Prosent",
    "fastBostedsadresse"
  ]],
  ["N17", personnel],
  ["N20", ["yrke", "stillingsprosent"]],
  ["N75", personnel],
  ["N76", personnel],
  ["N77", personnel],
  ["N90", [
    "fnr",
    "fastAnsatt",
    "fastBostedsadresse"
  ]]
]);
var reportOutFields = [
  "fnr",
  "yrke",
  "stillingsprosent",
  "adresse",
  "postnr",
  "poststed"
];
function employeeFieldsFor(action, products) {
  if (action === null) return [];
  const needed = action === "meldeUt" ? reportOutFields : products.flatMap((code) => reportInFields.get(code) ?? []);
  return employeeFields.filter((field) => needed.includes(field));
}
// src/domain/employees/employee-report-form.ts
var must = (what) => yes(`Den ansatte må ${what} for å ta del i forsikringen`);
function employeeReportForm(action, products, today) {
  const shown = employeeFieldsFor(action, products);
  const ifShown = (field, struct) => shown.includes(field) ? struct : notShown;
  return object({
    handling: chosen(employeeActions, "Du må velge innmelding eller utmelding"),
    gjelderFra: dateField(effectiveDates(today)),
    forsikringer: atLeastOne("Du må oppgi hvilke forsikringer det gjelder"),
    navn: personName("Du må fylle ut navn"),
    fnr: ifShown("fnr", nationalId("Du må oppgi et gyldig fødselsnummer", today)),
    yrke: ifShown("yrke", requiredText("Du må oppgi yrke")),
    stillingsprosent: ifShown("stillingsprosent", percentage({
      noNumber: "Stillingsprosenten må være et tall",
      outside: "Den ansattes stillingsprosent må være mellom 10 % og 100 % for å ta del i forsikringen"
    })),
    adresse: ifShown("adresse", requiredText("Du må oppgi adresse")),
    postnr: ifShown("postnr", postalCode("Du må oppgi et gyldig postnummer")),
    poststed: ifShown("poststed", requiredText("Du må oppgi poststed")),
    arbeidsdyktig: ifShown("arbeidsdyktig", must("være 100 % arbeidsdyktig")),
    fastAnsatt: ifShown("fastAnsatt", must("være fast ansatt")),
    jobberMinst20Prosent: ifShown("jobberMinst20Prosent", must("jobbe minst 20 %")),
    fastBostedsadresse: ifShown("fastBostedsadresse", must("ha bodd fast i Norge de siste tre årene")),
    tlf: contactPhone,
    epost: contactEmail
  });
}
// src/domain/employees/employee-report.ts
var emptyReport = (today) => ({
  handling: null,
  gjelderFra: formatDate(today),
  forsikringer: [],
  navn: "",
  fnr: "",
  yrke: "",
  stillingsprosent: "",
  adresse: "",
  postnr: "",
  poststed: "",
  arbeidsdyktig: null,
  fastAnsatt: null,
  jobberMinst20Prosent: null,
  fastBostedsadresse: null,
  tlf: "",
  epost: ""
});
var nextReport = ({ tlf, epost }, today) => ({
  ...emptyReport(today),
  tlf,
  epost
});
var keepReportable = (form, { reportable }) => ({
  ...form,
  forsikringer: form.forsikringer.filter((code) => reportable.some(({ product }) => product === code))
});
var checkReport = (form, today) => checkForm(employeeReportForm(form.handling, form.forsikringer, today), form);
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
// machines/employees/employee-report.ts
var employeeReport = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    tags: {},
    meta: {}
  },
  actors: {
    loadBusinessPolicies: fromPromise(() => new Promise(() => {})),
    sendReport: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    mayNotReport: (_, { output }) => output.customer === null,
    hasReportable: (_, { output: { customer } }) => employeeInsurance(customer?.forsikringer ?? []).reportable.length > 0,
    isValid: ({ context }) => checkReport(context.form, context.today).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    isFormAddress: (_, { address }) => address === "/bm/admin/ansatt-inn-og-utmelding"
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepCompany: assign((_, { output: { representative, customer } }) => ({
      organisation: organisationOf(representative) ?? "bedriften",
      insurance: employeeInsurance(customer?.forsikringer ?? [])
    })),
    keepReportable: assign({ form: ({ context: { form, insurance } }) => keepReportable(form, insurance) }),
    beginAnother: assign({ form: ({ context }) => nextReport(context.form, context.today) })
  }
}).createMachine({
  id: "employee-report",
  description: "A business reports one employee in or out.",
  context: ({ input: { site, today, draft } }) => ({
    site,
    today,
    organisation: "",
    insurance: {
      reportable: [],
      isSelfAdministered: false,
      isPartial: false
    },
    form: {
      ...emptyReport(today),
      ...draft
    },
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow.",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        input: ({ context: { site } }) => ({
          right: "reportEmployees",
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
              type: "hasReportable",
              params: ({ event }) => event
            },
            target: "reporting",
            actions: [{
              type: "keepCompany",
              params: ({ event }) => event
            }, "keepReportable"]
          },
          {
            target: "nothingToReport",
            actions: {
              type: "keepCompany",
              params: ({ event }) => event
            }
          }
        ]
      }
    },
    notAllowed: { description: "The visitor may not report employees; the page says whom to contact (B6.5, C1.8)." },
    nothingToReport: { description: "The company has no active insurance that this form reports employees for (C4.5), or some policies could not be read (A8.6)." },
    reporting: {
      description: "The customer fills in the form and sends the report.",
      meta: { address: "/bm/admin/ansatt-inn-og-utmelding" },
      initial: "editing",
      states: {
        editing: {
          description: "The report type and the chosen insurances decide which fields are shown (B4.17).",
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
            }
          }
        },
        sending: {
          description: "Sending the report to the insurer.",
          tags: ["waiting", "unsaved"],
          invoke: {
            id: "sendReport",
            src: "sendReport",
            input: ({ context: { form, today } }) => ({
              form,
              today
            }),
            onDone: "#employee-report.receipt",
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
        }
      }
    },
    receipt: {
      description: "The receipt: the insurer has received the report (B2.10, B4.18).",
      meta: { address: "/bm/admin/kvittering-ansatt-inn-og-utmelding" },
      on: {
        "another.requested": {
          target: "reporting",
          actions: "beginAnother"
        },
        "address.requested": {
          guard: {
            type: "isFormAddress",
            params: ({ event }) => event
          },
          target: "reporting",
          actions: "beginAnother"
        }
      }
    }
  }
});
export { employeeReport };
