// Generated from machines/policies/policy-details.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
var unknownProduct = {
  kind: "refusal",
  title: "Noe gikk galt",
  text: "Ukjent produkt"
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
// src/domain/site/toggle.ts
var toggles = {
  transition: "overgang",
  redirect: "overgang-videresending",
  skipIntermediatePage: "overgang-hopp-over-mellomside",
  hideHealthDeclaration: "skjul-helseerklaring",
  richOutbuilding: "rik-driftsbygning",
  richFarmResidence: "rik-vaningshus",
  richCraftsman: "rik-handverker",
  craftsmanPage: "handverker-detaljside"
};
// src/domain/policies/details/plain.ts
var togglesByView = new Map([
  ["farmOutbuilding", [toggles.richOutbuilding]],
  ["farmResidence", [toggles.richFarmResidence]],
  ["craftsman", [toggles.craftsmanPage, toggles.richCraftsman]]
]);
var togglesOf = (code) => togglesByView.get(productOf(code)?.view ?? "generic") ?? [];
// src/domain/policies/details/policy-search.ts
var newSearch = (input) => ({
  ...input,
  representative: {
    organisasjonsnummer: null,
    relations: []
  },
  isSearchingLife: false,
  found: null,
  isPlain: false,
  life: null,
  blocks: [],
  variantId: null,
  error: null
});
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
var inAnotherBank = {
  kind: "state",
  title: "Feil kundeforhold",
  text: "Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver."
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
    FOR3170009: { notice: inAnotherBank },
    FOR3170051: {
      when: { status: 404 },
      notice: noPolicies.private
    },
    FEL3710020: noAccessRow
  },
  otherwise: generalRefusals
};
var personCustomerRefusals = {
  signs: { notInThisBank: {
    when: {
      status: 404,
      says: "Kunden finnes ikke i denne banken"
    },
    notice: inAnotherBank
  } },
  otherwise: generalRefusals
};
// src/domain/policies/errors.ts
var hasNoDamagePolicies = (error) => noticeIn(damageCustomerRefusals, error).kind === "state";
var hasNoLifePolicies = (error) => noticeIn(personCustomerRefusals, error).kind === "state";
// src/domain/products/detail-path.ts
function detailPath(code) {
  const call = productOf(code)?.detailCall;
  return call ? { path: `/${call.area}/${call.product}` } : { problem: unknownProduct };
}
// machines/policies/policy-details.ts
var policyDetails = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    loadRepresentative: fromPromise(() => new Promise(() => {})),
    noAccess: fromPromise(() => new Promise(() => {})),
    findDamagePolicy: fromPromise(() => new Promise(() => {})),
    areTogglesOn: fromPromise(() => new Promise(() => {})),
    describe: fromPromise(() => new Promise(() => {})),
    findLifePolicy: fromPromise(() => new Promise(() => {})),
    shownPolicy: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    maySee: (_, { output }) => output.organisasjonsnummer === null || mayAs(output, "viewPolicies"),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isFound: (_, { output }) => output !== null,
    isUnknownProduct: (_, { output }) => output !== null && "problem" in detailPath(output.policy.produkt),
    isBehindToggles: (_, { output }) => output !== null && togglesOf(output.policy.produkt).length > 0,
    isBusiness: ({ context }) => context.representative.organisasjonsnummer !== null,
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
    hasNoLifePolicies: ({ event }) => hasNoLifePolicies(errorOf(event)),
    hasFound: ({ context }) => context.found !== null,
    isSearchingLife: ({ context }) => context.isSearchingLife
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepFound: assign({ found: (_, { output }) => output })
  }
}).createMachine({
  id: "policy-details",
  description: "Finds the policy at an address, and shows it.",
  context: ({ input }) => newSearch(input),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the organisation and the role of the visitor in a child flow.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [{
          guard: {
            type: "maySee",
            params: ({ event }) => event
          },
          target: "searchingDamage",
          actions: assign({ representative: ({ event }) => event.output })
        }, { target: "noAccess" }]
      }
    },
    noAccess: {
      description: "The visitor has no role in the company. A child flow shows the persons who can give one.",
      invoke: {
        id: "noAccess",
        src: "noAccess",
        input: ({ context: { site } }) => ({ site })
      }
    },
    searchingDamage: {
      description: "Looking for the policy of the address among the damage policies, which come first (C4.7).",
      tags: "waiting",
      invoke: {
        id: "findDamagePolicy",
        src: "findDamagePolicy",
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: {
              type: "isUnknownProduct",
              params: ({ event }) => event
            },
            target: "unknownProduct"
          },
          {
            guard: {
              type: "isBehindToggles",
              params: ({ event }) => event
            },
            target: "loadingToggles",
            actions: {
              type: "keepFound",
              params: ({ event }) => event
            }
          },
          {
            guard: {
              type: "isFound",
              params: ({ event }) => event
            },
            target: "describing",
            actions: {
              type: "keepFound",
              params: ({ event }) => event
            }
          },
          {
            guard: "isBusiness",
            target: "notFound"
          },
          {
            target: "searchingLife",
            actions: assign({ isSearchingLife: true })
          }
        ],
        onError: [
          {
            guard: "meansNoRole",
            target: "noAccess"
          },
          {
            guard: "hasNoDamagePolicies",
            target: "searchingLife",
            actions: assign({ isSearchingLife: true })
          },
          {
            target: "unavailable",
            actions: "keepError"
          }
        ]
      }
    },
    loadingToggles: {
      description: "Loading whether the product's own view is switched on (B2.44).",
      tags: "waiting",
      invoke: {
        id: "areTogglesOn",
        src: "areTogglesOn",
        input: ({ context }) => togglesOf(context.found?.policy.produkt ?? ""),
        onDone: {
          target: "describing",
          actions: assign({ isPlain: ({ event }) => !event.output })
        },
        onError: {
          target: "describing",
          actions: assign({ isPlain: true })
        }
      }
    },
    describing: {
      description: "Loading the details of the policy.",
      tags: "waiting",
      invoke: {
        id: "describe",
        src: "describe",
        input: ({ context: { found, isPlain, today } }) => ({
          found,
          isPlain,
          today
        }),
        onDone: {
          target: "shown",
          actions: assign(({ event }) => event.output)
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    searchingLife: {
      description: "Looking for the policy among the life policies.",
      tags: "waiting",
      invoke: {
        id: "findLifePolicy",
        src: "findLifePolicy",
        input: ({ context }) => context.address,
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => event
          },
          target: "shown",
          actions: assign({ life: ({ event }) => event.output })
        }, { target: "notFound" }],
        onError: [{
          guard: "hasNoLifePolicies",
          target: "notFound"
        }, {
          target: "unavailable",
          actions: "keepError"
        }]
      }
    },
    unavailable: {
      description: "The policy or its details could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: [
        {
          guard: "hasFound",
          target: "describing"
        },
        {
          guard: "isSearchingLife",
          target: "searchingLife"
        },
        { target: "searchingDamage" }
      ] }
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    unknownProduct: { description: "The product of the policy is unknown (A8.13)." },
    shown: {
      description: "A child flow shows the policy.",
      invoke: {
        id: "shownPolicy",
        src: "shownPolicy",
        input: ({ context: { site, today, representative, found, life, blocks, variantId } }) => ({
          site,
          today,
          representative,
          policy: found?.policy ?? null,
          life,
          blocks,
          variantId
        })
      }
    }
  }
});
export { policyDetails };
