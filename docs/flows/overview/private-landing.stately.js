// Generated from machines/overview/private-landing.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
// src/domain/overview/policy-search.ts
var fewestToSearch = 15;
var isSearchable = (rows) => rows.length >= fewestToSearch;
// src/domain/arriving/dependent-calls.ts
var loadsPersonCustomer = ({ hasNationalId, isInAnotherBank, isBankKnown }) => hasNationalId && !isInAnotherBank && isBankKnown;
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
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
var statusOf = (error) => toApiError(error).status;
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
// src/domain/arriving/errors.ts
var mayNotSeeDamage = {
  status: 403,
  says: "Bruker mangler tilgang til skadeforsikring"
};
generalRefusals.codes;
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
var dependsOnBank = (error) => statusOf(error) === 403 && noticeIn(damageCustomerRefusals, error) === somethingWentWrong;
function damageCustomerNotice(error, visitor) {
  const { kind, bankregnr, quietBanks } = visitor;
  const notice = noticeIn(damageCustomerRefusals, error);
  const isQuiet = bankregnr !== null && quietBanks.includes(bankregnr) && dependsOnBank(error);
  return notice === noPolicies.private || isQuiet ? noPolicies[kind] : notice;
}
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
// src/domain/errors/notice.ts
var canRetry = ({ kind }) => kind === "failure";
// src/domain/shared/wire.ts
var readable = (entries) => entries.filter((entry) => entry !== null);
// src/domain/overview/policy-order.ts
var labelRank = ({ labelText }) => {
  if (labelText === null) return 0;
  return labelText === "Under behandling" ? 2 : 1;
};
var byOverview = (one, other) => labelRank(one) - labelRank(other) || one.sortOrder - other.sortOrder;
var inOverviewOrder = (entries) => [...entries].sort(byOverview);
new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
// src/domain/policies/life-policy.ts
var summaryLabel = ({ status }) => status === "PENDING" ? "Midlertidig" : null;
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
new Map(products.map((product) => [product.code, product]));
// src/domain/site/address.ts
var longest = 8e3;
function allowAddress(address, allowed) {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== "" || url.password !== "") return null;
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === "https:" && allowed.hosts.includes(url.host);
  return url.href.length <= longest && (sameOrigin || listedHost) ? url.href : null;
}
// src/domain/site/address-part.ts
var addressPart = (text) => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, "�"));
// src/domain/overview/landing.ts
var successorMarker = "fremtind";
var leadsOutside = (url, successorHost) => [
  "#",
  successorMarker,
  successorHost.toLowerCase()
].some((mark) => url.toLowerCase().includes(mark));
// src/domain/overview/policy-row.ts
var summaryAddress = ({ forsikringsnummer, url }, site) => url && leadsOutside(url, site.successorHost) ? allowAddress(url, site.allowed) : `#/router?forsikringsnummer=${addressPart(forsikringsnummer)}`;
var summaryRows = (summaries, site) => summaries.map((summary) => ({
  number: summary.forsikringsnummer,
  product: null,
  title: summary.navn,
  subtitle: summary.beskrivelse,
  labelText: summaryLabel(summary),
  premiePerManed: null,
  href: summaryAddress(summary, site),
  icon: "umbrella",
  sortOrder: 70
}));
// src/domain/buying/direct-debit-errors.ts
var failed = {
  kind: "failure",
  title: "AvtaleGiro ble ikke opprettet",
  text: "Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken."
};
var cancelled = {
  ...failed,
  kind: "state",
  text: "Du avbrøt i nettbanken. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken."
};
var created = {
  kind: "success",
  title: "AvtaleGiro er opprettet",
  text: "Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund."
};
({ ...failed }), `${failed.text}`, { ...cancelled }, `${cancelled.text}`, { ...created };
generalRefusals.codes;
// src/domain/overview/private-landing.ts
var nothingSettled = {
  agreement: null,
  damage: null,
  life: null,
  digital: null,
  shared: null,
  bank: null,
  hidesDeclarations: null,
  threads: null,
  declaration: null,
  unread: null,
  archive: null,
  travelCards: null,
  declarations: null,
  messages: null,
  documents: null,
  invoices: null,
  claims: null,
  acceptance: null
};
var hasUnreadable = (list) => list?.value?.includes(null) === true;
var isInAnotherBank = ({ damage }) => damage?.error != null && refusalIn(damageCustomerRefusals, damage.error) === "FOR3170009";
var hasNoRole = ({ damage }) => damage?.error != null && refusalIn(damageCustomerRefusals, damage.error) === "FEL3710020";
var damageNotice = ({ damage, bank }, { quietBanks }) => damage?.error ? damageCustomerNotice(damage.error, {
  kind: "private",
  bankregnr: bank?.value?.bankregnr ?? null,
  quietBanks
}) : null;
var canReload = (sources, site) => canRetry(damageNotice(sources, site) ?? { kind: "state" });
var loadedRows = ({ damage, life, digital }, site) => [
  ...damage?.value?.rows ?? [],
  ...life?.value?.rows ?? [],
  ...summaryRows(readable(digital?.value ?? []), site)
];
var ownRows = (own, site) => inOverviewOrder(loadedRows(own, site));
var loadsLife = ({ damage, bank, hasNationalId }) => loadsPersonCustomer({
  hasNationalId,
  isInAnotherBank: isInAnotherBank({ damage }),
  isBankKnown: bank?.value != null
});
var skipsLife = (own) => !loadsLife(own) && (own.bank !== null || !own.hasNationalId || isInAnotherBank(own));
var hasNoLifeHere = ({ life }) => life?.error != null && refusalIn(personCustomerRefusals, life.error) === "notInThisBank";
var isLifeMissing = (sources) => sources.life?.error != null && !hasNoLifeHere(sources) || sources.life === null && sources.hasNationalId && sources.bank?.error != null;
var isLifeSettled = ({ damage, life, bank, hasNationalId }) => life !== null || !hasNationalId || isInAnotherBank({ damage }) || bank?.error != null;
var areOwnSettled = (own) => own.damage !== null && own.digital !== null && isLifeSettled(own);
var areOwnPartial = ({ damage, life, digital }) => damage?.value?.isPartial === true || life?.value?.isPartial === true || hasUnreadable(digital);
var areOwnKnown = (sources) => areOwnSettled(sources) && !isLifeMissing(sources) && sources.digital?.error === null && !areOwnPartial(sources);
function hasFewPolicies(sources, site) {
  const notice = damageNotice(sources, site);
  return (notice === null || notice === noPolicies.private) && areOwnKnown(sources) && loadedRows(sources, site).length < 2;
}
var policiesShown = (sources, site) => {
  const rows = ownRows(sources, site);
  return {
    type: "policies.shown",
    count: rows.length,
    products: rows.flatMap(({ product }) => product ?? []),
    has: {
      skade: (sources.damage?.value?.rows.length ?? 0) > 0,
      person: (sources.life?.value?.rows.length ?? 0) > 0,
      delte: readable(sources.shared?.value ?? []).some((group) => group.rows.length > 0)
    }
  };
};
// src/domain/site/settled.ts
function settledBy(event, context) {
  const call = event.type.replace(/^xstate\.(done|error)\.actor\./, "");
  if (context[call] !== null) return {};
  const settled = event.type.startsWith("xstate.error.") ? {
    value: null,
    error: toApiError(event.error)
  } : {
    value: event.output,
    error: null
  };
  return { [call]: settled };
}
// machines/overview/private-landing.ts
var privateLanding = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    emitted: {},
    tags: {}
  },
  actors: {
    agreement: fromPromise(() => new Promise(() => {})),
    damage: fromPromise(() => new Promise(() => {})),
    life: fromPromise(() => new Promise(() => {})),
    digital: fromPromise(() => new Promise(() => {})),
    shared: fromPromise(() => new Promise(() => {})),
    bank: fromPromise(() => new Promise(() => {})),
    declarations: fromPromise(() => new Promise(() => {})),
    hidesDeclarations: fromPromise(() => new Promise(() => {})),
    messages: fromPromise(() => new Promise(() => {})),
    documents: fromPromise(() => new Promise(() => {})),
    acceptance: fromPromise(() => new Promise(() => {})),
    invoices: fromPromise(() => new Promise(() => {})),
    claims: fromPromise(() => new Promise(() => {})),
    threads: fromPromise(() => new Promise(() => {})),
    declaration: fromPromise(() => new Promise(() => {})),
    unread: fromPromise(() => new Promise(() => {})),
    archive: fromPromise(() => new Promise(() => {})),
    travelCards: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isLoggedOut: ({ context: { agreement } }) => agreement?.error != null,
    hasNoRole: ({ context }) => hasNoRole(context),
    hasSettled: ({ context: { agreement, damage } }) => agreement !== null && damage !== null,
    loadsLife: ({ context }) => loadsLife(context),
    skipsLife: ({ context }) => skipsLife(context),
    isCustomer: ({ context: { damage, life } }) => (damage?.value ?? life?.value) != null,
    isDamageCustomer: ({ context: { damage } }) => damage?.value != null,
    canReload: ({ context }) => canReload(context, context.site),
    showsTips: ({ context }) => context.showsTips && hasFewPolicies(context, context.site),
    isAnotherSearch: ({ context, event }) => "searchedName" in event && event.searchedName !== context.form.searchedName && isSearchable(ownRows(context, context.site)),
    arePoliciesSettled: ({ context: { digital, shared } }) => digital !== null && shared !== null
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    emitPolicies: emit(({ context }) => policiesShown(context, context.site))
  },
  delays: { searchPause: 700 }
}).createMachine({
  id: "private-landing",
  description: "The policies and the tasks of a private customer.",
  context: ({ input: { searchedName, ...input } }) => ({
    ...input,
    ...nothingSettled,
    form: { searchedName }
  }),
  invoke: [
    {
      id: "digital",
      src: "digital",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "shared",
      src: "shared",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "bank",
      src: "bank",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "declarations",
      src: "declarations",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "hidesDeclarations",
      src: "hidesDeclarations",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "messages",
      src: "messages",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "documents",
      src: "documents",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "acceptance",
      src: "acceptance",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "threads",
      src: "threads",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "declaration",
      src: "declaration",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "unread",
      src: "unread",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "archive",
      src: "archive",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    },
    {
      id: "travelCards",
      src: "travelCards",
      onDone: { actions: "settle" },
      onError: { actions: "settle" }
    }
  ],
  initial: "settling",
  states: {
    settling: {
      description: "Loading the agreement and the damage insurance (A4.12).",
      tags: "waiting",
      invoke: [{
        id: "agreement",
        src: "agreement",
        onDone: { actions: "settle" },
        onError: { actions: "settle" }
      }, {
        id: "damage",
        src: "damage",
        onDone: { actions: "settle" },
        onError: { actions: "settle" }
      }],
      always: [
        {
          guard: "isLoggedOut",
          target: "loggedOut"
        },
        {
          guard: "hasNoRole",
          target: "noAccess"
        },
        {
          guard: "hasSettled",
          target: "shown"
        }
      ]
    },
    loggedOut: {
      description: "The agreement could not be loaded; the page offers a login or a retry.",
      tags: "failure",
      on: { "reload.requested": "reloading" }
    },
    noAccess: { description: "The customer may not see the insurance; the page shows a phone number (A6.5)." },
    shown: {
      description: "The page shows the loaded parts, and a notice if any part failed.",
      type: "parallel",
      on: { "reload.requested": {
        guard: "canReload",
        target: "reloading"
      } },
      states: {
        policies: {
          description: "Policies and invoices. Some of their requests need data from earlier responses.",
          initial: "awaitingBank",
          on: { "tips.closed": {
            guard: "showsTips",
            actions: [assign({ showsTips: false }), emit({ type: "tips.closed" })]
          } },
          states: {
            awaitingBank: {
              description: "Loading the bank, which decides whether life insurance is loaded (A7.3).",
              always: [{
                guard: "loadsLife",
                target: "loadingLife"
              }, {
                guard: "skipsLife",
                target: "choosing"
              }]
            },
            loadingLife: {
              description: "Loading the life insurance.",
              tags: "waiting",
              invoke: {
                id: "life",
                src: "life",
                onDone: {
                  target: "choosing",
                  actions: "settle"
                },
                onError: {
                  target: "choosing",
                  actions: "settle"
                }
              }
            },
            choosing: {
              description: "Invoices are loaded only for customers, by customer number.",
              always: [{
                guard: "isCustomer",
                target: "loadingInvoices"
              }, { target: "counting" }]
            },
            loadingInvoices: {
              description: "Loading the unpaid invoices.",
              tags: "waiting",
              invoke: {
                id: "invoices",
                src: "invoices",
                input: ({ context: { damage, life } }) => ({
                  skadekundenummer: damage?.value?.kundenummer ?? null,
                  personkundenummer: life?.value?.kundenummer ?? null
                }),
                onDone: {
                  target: "counting",
                  actions: "settle"
                },
                onError: {
                  target: "counting",
                  actions: "settle"
                }
              }
            },
            counting: {
              description: "Waiting for the successor's policies and the shared policies.",
              always: {
                guard: "arePoliciesSettled",
                target: "counted",
                actions: "emitPolicies"
              }
            },
            counted: {
              description: "All requests for policies have ended.",
              initial: "still",
              on: { "search.changed": {
                guard: "isAnotherSearch",
                target: ".typing",
                actions: assign({ form: ({ event: { searchedName } }) => ({ searchedName }) })
              } },
              states: {
                still: { description: "Not typing; the count of hits is announced." },
                typing: {
                  description: "Typing; the count is announced after a pause.",
                  after: { searchPause: "still" }
                }
              }
            }
          }
        },
        claims: {
          description: "The claims of the customer.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Claims are loaded only for damage customers.",
              always: [{
                guard: "isDamageCustomer",
                target: "loading"
              }, { target: "settled" }]
            },
            loading: {
              description: "Loading the claims.",
              tags: "waiting",
              invoke: {
                id: "claims",
                src: "claims",
                input: ({ context: { damage } }) => damage?.value?.kundenummer ?? "",
                onDone: {
                  target: "settled",
                  actions: "settle"
                },
                onError: {
                  target: "settled",
                  actions: "settle"
                }
              }
            },
            settled: { description: "The claims have loaded or failed, or are not loaded." }
          }
        }
      }
    },
    reloading: {
      description: "The page is reloaded.",
      type: "final",
      output: { reload: true }
    }
  },
  output: ({ event }) => event.output
});
export { privateLanding };
