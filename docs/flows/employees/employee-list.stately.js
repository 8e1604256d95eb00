// Generated from machines/employees/employee-list.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
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
// src/domain/display/search.ts
var plainLetter = (letter) => letter.normalize("NFD").charAt(0);
var folded = (text) => /[^ -~æøåÆØÅ]/.test(text) ? text.normalize("NFC").toLowerCase().replace(/[^ -~æøå]/g, plainLetter) : text.toLowerCase();
function hitsOf(entries, searchedName) {
  const words = folded(searchedName).split(" ").filter((word) => word !== "");
  return words.length === 0 ? entries : entries.filter(({ foldedName }) => words.every((word) => foldedName.includes(word)));
}
new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
new Intl.Collator("nb");
// src/domain/employees/employee-list.ts
var isSearchable = ({ policy, employees }) => policy.form !== "selfAdministered" && employees.length > 0;
// src/domain/policies/damage-policy.ts
var isAccepted = ({ status }) => status === "AKSEPT";
var isActive = (policy) => policy.status === "KRAFT" || isAccepted(policy);
new Map([
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
var detailAddress = (stateName, number, version) => `#/${stateName}/${addressPart(number)}/${version}`;
// src/domain/policies/find-policy.ts
var findPolicy = (policies, { number, version }) => policies.find(({ forsikringsnummer, versjon, nesteVersjon }) => forsikringsnummer === number && [versjon, nesteVersjon?.versjon].some((one) => String(one) === version)) ?? null;
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
// src/domain/employees/employee-policy.ts
var noPolicy = {
  kundenummer: "",
  forsikringsnummer: "",
  produktkode: "",
  name: "",
  href: "",
  form: null
};
function employeePolicyAt({ kundenummer, forsikringer }, address) {
  const policy = findPolicy(readable(forsikringer), address);
  if (!policy || !employeeProducts.includes(policy.produkt)) return null;
  const { forsikringsnummer, produkt, forsikringstekst } = policy;
  const { name, stateName } = productFace(produkt, forsikringstekst);
  return {
    kundenummer,
    forsikringsnummer,
    produktkode: produkt,
    name,
    href: detailAddress(stateName, forsikringsnummer, Number(address.version)),
    form: employeeFormFor(policy)
  };
}
// src/domain/person/role.ts
var roles = [
  "ADMIN",
  "SKRIVE",
  "LESE"
];
function roleIn(relations, organisasjonsnummer) {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer).map(({ rolle, isBmAdmin }) => isBmAdmin === true ? "ADMIN" : rolle);
  return roles.find((role) => own.includes(role)) ?? null;
}
// src/domain/policies/business-policies.ts
var noCustomer = {
  kundenummer: "",
  forsikringer: []
};
// machines/employees/employee-list.ts
var employeeList = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    loadBusinessPolicies: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    listEmployees: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    mayNotSee: (_, { output }) => output.customer === null,
    isFound: ({ context }, { output: { customer } }) => employeePolicyAt(customer ?? noCustomer, context.address) !== null,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isAnotherSearch: ({ context, event }) => "searchedName" in event && event.searchedName !== context.form.searchedName && isSearchable(context),
    isAmongHits: ({ context, event }) => "id" in event && hitsOf(context.employees, context.form.searchedName).some(({ id }) => id === event.id),
    isAnotherCard: ({ context, event }) => "at" in event && event.at !== context.reached && event.at < hitsOf(context.employees, context.form.searchedName).length
  },
  actions: {
    keepPolicy: assign(({ context }, { output: { representative, customer } }) => ({
      role: roleIn(representative.relations, representative.organisasjonsnummer),
      policy: employeePolicyAt(customer ?? noCustomer, context.address) ?? noPolicy
    })),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    search: assign({
      form: (_, { searchedName }) => ({ searchedName }),
      reached: null
    }),
    toggleCard: assign({ open: ({ context: { open } }, { id }) => open.includes(id) ? open.filter((each) => each !== id) : [...open, id] })
  },
  delays: { searchPause: 700 }
}).createMachine({
  id: "employee-list",
  description: "Lists the employees that a policy covers, with a search.",
  context: ({ input: { site, address, searchedName } }) => ({
    site,
    address,
    role: null,
    policy: noPolicy,
    employees: [],
    form: { searchedName },
    open: [],
    reached: null,
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the one at the address (C4.7).",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        input: ({ context: { site } }) => ({
          right: "viewEmployees",
          site
        }),
        onDone: [
          {
            guard: {
              type: "mayNotSee",
              params: ({ event }) => event
            },
            target: "noAccess"
          },
          {
            guard: {
              type: "isFound",
              params: ({ event }) => event
            },
            target: "loadingEmployees",
            actions: {
              type: "keepPolicy",
              params: ({ event }) => event
            }
          },
          { target: "notFound" }
        ]
      }
    },
    noAccess: {
      description: "The visitor has no role in the company. A child flow shows the persons who can give one (C4.12).",
      invoke: {
        id: "noAccess",
        src: "noAccess",
        input: ({ context: { site } }) => ({ site })
      }
    },
    notFound: { description: "The company has no such policy that could be read, or it covers no employees (B8.4, C4.7)." },
    loadingEmployees: {
      description: "Loading the employees. The request never uses the cache (B7.9).",
      tags: "waiting",
      invoke: {
        id: "listEmployees",
        src: "listEmployees",
        input: ({ context }) => context.policy,
        onDone: {
          target: "shown",
          actions: assign({ employees: ({ event }) => event.output.employees })
        },
        onError: [{
          guard: "meansNoRole",
          target: "noAccess"
        }, {
          target: "unavailable",
          actions: "keepError"
        }]
      }
    },
    unavailable: {
      description: "The employees could not be loaded.",
      tags: "failure",
      on: { retried: "loadingEmployees" }
    },
    shown: {
      description: "The page lists the employees, or the hits of the search.",
      initial: "still",
      on: {
        "search.changed": {
          guard: "isAnotherSearch",
          target: ".typing",
          actions: {
            type: "search",
            params: ({ event }) => event
          }
        },
        "card.toggled": {
          guard: "isAmongHits",
          actions: {
            type: "toggleCard",
            params: ({ event }) => event
          }
        },
        "card.reached": {
          guard: "isAnotherCard",
          actions: assign({ reached: ({ event }) => event.at })
        }
      },
      states: {
        still: { description: "The visitor is not typing. If there is a search, the count of hits is announced." },
        typing: {
          description: "The visitor is typing in the search. The count of hits is announced after a pause.",
          after: { searchPause: "still" }
        }
      }
    }
  }
});
export { employeeList };
