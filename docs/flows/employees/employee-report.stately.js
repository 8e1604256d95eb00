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
var statusOf = (error) => toApiError(error).status;
function isOutcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// src/domain/errors/not-logged-in.ts
var notLoggedIn = {
  kind: "refusal",
  title: "Du er ikke logget inn",
  text: "Du må være logget inn for å bruke denne tjenesten."
};
var isLostSession = (error) => error?.status === 401;
// src/domain/errors/refusals.ts
var refusalIn = (table, thrown) => rowFor(table, toApiError(thrown))?.[0] ?? null;
var noticeIn = (table, thrown) => noticeFor(table, toApiError(thrown));
function noticeFor(table, error) {
  if (isLostSession(error)) return notLoggedIn;
  const [, row] = rowFor(table, error) ?? [];
  if (row?.notice) return row.notice;
  const { otherwise } = table;
  if ("otherwise" in otherwise) return noticeFor(otherwise, error);
  if (!("orServerMessage" in otherwise)) return otherwise;
  const { orServerMessage: notice } = otherwise;
  return {
    ...notice,
    text: error.message.trim() || notice.text
  };
}
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
var somethingWentWrong = {
  kind: "failure",
  title: "Noe gikk galt",
  text: "Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere."
};
var unknownOutcomeNotice = {
  kind: "failure",
  title: "Vi fikk ikke svar",
  text: "Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen."
};
var generalRefusals = {
  codes: {
    ["INS00002_NIGHT"]: { notice: {
      kind: "failure",
      title: "Vedlikehold",
      text: "Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten."
    } },
    INS00002: { notice: {
      kind: "failure",
      title: "Prøv igjen senere",
      text: "Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere."
    } }
  },
  otherwise: somethingWentWrong
};
var noAccessRow = {
  when: {
    status: 403,
    says: "Missing required role."
  },
  notice: {
    kind: "refusal",
    title: "Du har ikke tilgang til forsikring",
    text: "Ring oss på {phone}, så hjelper vi deg."
  }
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
var organisationRelationsRefusals = {
  codes: { FEL3710020: noAccessRow },
  otherwise: generalRefusals
};
var meansNoRole = (error) => refusalIn(organisationRelationsRefusals, error) === "FEL3710020";
createInsightRefusals.codes.FEL3710015.notice;
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
// src/domain/arriving/errors.ts
var mayNotSeeDamage = {
  status: 403,
  says: "Bruker mangler tilgang til skadeforsikring"
};
generalRefusals.codes;
// src/domain/errors/customer.ts
var noPolicies = {
  private: {
    kind: "state",
    title: "Ingen forsikringer",
    text: "Du har ingen forsikringer hos oss som er registrert på deg."
  },
  business: {
    kind: "state",
    title: "Ingen forsikringer",
    text: "{owner} har ingen aktive forsikringer"
  }
};
var damageCustomerRefusals = {
  signs: {
    mayNotSeeDamage: {
      when: mayNotSeeDamage,
      notice: noPolicies.private
    },
    legacyCustomer: {
      when: {
        status: 403,
        says: "Customers of legacy system may not call this resource"
      },
      notice: noPolicies.private
    }
  },
  codes: {
    FOR3170009: { notice: {
      kind: "state",
      title: "Feil kundeforhold",
      text: "Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver."
    } },
    FOR3170051: {
      when: { status: 404 },
      notice: noPolicies.private
    },
    FEL3710020: noAccessRow
  },
  otherwise: generalRefusals
};
var dependsOnBank = (error) => statusOf(error) === 403 && noticeIn(damageCustomerRefusals, error) === somethingWentWrong;
function damageCustomerNotice(error, visitor) {
  const { kind, bankregnr, quietBanks } = visitor;
  const notice = noticeIn(damageCustomerRefusals, error);
  const isQuiet = bankregnr !== null && quietBanks.includes(bankregnr) && dependsOnBank(error);
  return notice === noPolicies.private || isQuiet ? noPolicies[kind] : notice;
}
// src/domain/errors/business-policies.ts
var businessPoliciesNotice = (error) => damageCustomerNotice(error, {
  kind: "business",
  bankregnr: null,
  quietBanks: []
});
var meansNoPolicies = (error) => businessPoliciesNotice(error) === noPolicies.business;
// src/domain/errors/notice.ts
var canRetry = ({ kind }) => kind === "failure";
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
var organisationOf = ({ relations, organisasjonsnummer }) => relations.find((relation) => relation.organisasjonsnummer === organisasjonsnummer)?.organisasjonsnavn ?? null;
var mayAs = ({ relations, organisasjonsnummer }, action) => may(roleIn(relations, organisasjonsnummer), action);
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
    loadRepresentative: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    loadInsurance: fromPromise(() => new Promise(() => {})),
    sendReport: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    mayReport: (_, { output }) => mayAs(output, "reportEmployees"),
    hasReportable: (_, { output }) => output.reportable.length > 0,
    isValid: ({ context }) => checkReport(context.form, context.today).ok,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    meansNoPolicies: ({ event }) => meansNoPolicies(errorOf(event)),
    canRetry: ({ event }) => canRetry(businessPoliciesNotice(errorOf(event))),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    isFormAddress: (_, { address }) => address === "/bm/admin/ansatt-inn-og-utmelding"
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepOrganisation: assign({ organisation: (_, { output }) => organisationOf(output) ?? "bedriften" }),
    keepInsurance: assign({ insurance: (_, { output }) => output }),
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
      description: "Loading the organisation and the role of the visitor in a child flow.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [{
          guard: {
            type: "mayReport",
            params: ({ event }) => event
          },
          target: "loading",
          actions: {
            type: "keepOrganisation",
            params: ({ event }) => event
          }
        }, {
          target: "notAllowed",
          actions: {
            type: "keepOrganisation",
            params: ({ event }) => event
          }
        }]
      }
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (A6.5). A child flow shows the persons who can give one (A2.33).",
      invoke: {
        id: "noAccess",
        src: "noAccess",
        input: ({ context: { site } }) => ({ site })
      }
    },
    notAllowed: { description: "The visitor may not report employees; the page says whom to contact (B6.5, C1.8)." },
    loading: {
      description: "Loading the company's insurance of employees.",
      tags: "waiting",
      invoke: {
        id: "loadInsurance",
        src: "loadInsurance",
        onDone: [{
          guard: {
            type: "hasReportable",
            params: ({ event }) => event
          },
          target: "reporting",
          actions: [{
            type: "keepInsurance",
            params: ({ event }) => event
          }, "keepReportable"]
        }, {
          target: "nothingToReport",
          actions: {
            type: "keepInsurance",
            params: ({ event }) => event
          }
        }],
        onError: [
          {
            guard: "meansNoRole",
            target: "noAccess"
          },
          {
            guard: "meansNoPolicies",
            target: "nothingToReport"
          },
          {
            guard: "canRetry",
            target: "unavailable",
            actions: "keepError"
          },
          {
            target: "refused",
            actions: "keepError"
          }
        ]
      }
    },
    unavailable: {
      description: "The insurances could not be loaded.",
      tags: "failure",
      on: { retried: "loading" }
    },
    refused: { description: "A retry would not help: the customer is in another bank (A8.1), or the session is lost (A8.8)." },
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
