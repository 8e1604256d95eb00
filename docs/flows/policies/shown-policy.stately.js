// Generated from machines/policies/shown-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup, stateIn } from "xstate";
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
// src/domain/display/amounts.ts
var dash = "–";
var isNumber = (amount) => Number.isFinite(amount);
var wholeKroner = (amount) => Math.ceil(Number(amount.toFixed(6)));
var noBreak = "\xA0";
var inThousands = (amount) => String(wholeKroner(amount)).replace(/\B(?=(\d{3})+$)/g, noBreak);
var formatKroner = (amount) => isNumber(amount) ? `${inThousands(amount)}${noBreak}kr` : dash;
var formatYearlyKroner = (amount) => isNumber(amount) ? `${formatKroner(amount)}/år` : dash;
// src/domain/policies/damage-policy.ts
var isAccepted = ({ status }) => status === "AKSEPT";
var isUnderProcessing = (policy) => isAccepted(policy) && policy.akseptPaaVent === true;
// src/domain/policies/damage-label.ts
function damageLabel(policy) {
  if (isUnderProcessing(policy)) return "Under behandling";
  return isAccepted(policy) ? `Fra ${formatDate(policy.periode.fra)}` : null;
}
// src/domain/policies/life-policy.ts
var isUnderReview = ({ status, helsestatus }) => status === "A" && Boolean(helsestatus) && helsestatus !== "AKTIV";
var lifeLabel = (policy) => isUnderReview(policy) ? "Under behandling" : null;
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
var paymentTerms = (terminer) => byCode$1.get(terminer)?.name ?? null;
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
// src/domain/products/private-products.ts
var eikaPluss = "EIKAPLUSS";
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
    codes: [eikaPluss],
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
var vehicles = new Set([
  ...vehicleProducts.map(({ code }) => code),
  "N33",
  "N35"
]);
var isVehicle = (code) => vehicles.has(code);
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
// src/domain/site/address-part.ts
var addressPart = (text) => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, "�"));
// src/domain/overview/policy-row.ts
function withoutTitle(title, text) {
  const whole = text?.trim() ?? "";
  if (whole === title || !whole.startsWith(`${title} `)) return whole === title ? null : whole || null;
  const rest = whole.slice(title.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
var detailAddress = (stateName, number, version) => `#/${stateName}/${addressPart(number)}/${version}`;
// src/domain/policies/payment-method.ts
var names = new Map([
  ["AVTALEGIRO", "AvtaleGiro"],
  ["BANKGIRO", "Bankgiro"],
  ["ELEKTRONISK_HANDELSFORMAT", "EHF"],
  ["EFAKTURA", "eFaktura"]
]);
var paymentMethod = (code) => names.get(code) ?? null;
// src/domain/travel-cards/travel-card-products.ts
var travelCardProducts = [
  "P10",
  "P45",
  eikaPluss,
  "N90"
];
var canHaveTravelCard = (code) => travelCardProducts.includes(code);
// src/domain/policies/details/block.ts
function facts(heading, rows) {
  const known = Object.entries(rows).flatMap(([label, value]) => value === null || value === void 0 || value === "" ? [] : [{
    label,
    value: String(value)
  }]);
  return known.length > 0 ? [{
    kind: "facts",
    heading,
    facts: known
  }] : [];
}
// src/domain/errors/missing-right.ts
var missingRight = {
  changePolicy: {
    kind: "refusal",
    title: null,
    text: "Du har ikke tilgang til å endre forsikringer. Ring oss på {phone}, så hjelper vi deg."
  },
  orderPolicy: {
    kind: "refusal",
    title: null,
    text: "Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i {organisation}."
  },
  manageAccess: {
    kind: "refusal",
    title: null,
    text: "Du kan ikke gi eller slette tilganger. Kontakt en administrator i {organisation}."
  },
  reportEmployees: {
    kind: "refusal",
    title: null,
    text: "Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i {organisation}."
  }
};
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
// src/domain/policies/policy-change.ts
function privateChange({ produkt, status, kanEndres }) {
  if (kanEndres !== true || status !== "KRAFT") return null;
  return produkt === "M05" ? "carPage" : "message";
}
var businessMayChange = (policy) => !isAccepted(policy);
// src/domain/policies/details/offered-change.ts
var callToChange = "Vil du endre forsikringen? Ring oss på {phone}, så hjelper vi deg.";
function changeOf(policy, representative, site) {
  if (isAccepted(policy)) return null;
  if (representative.organisasjonsnummer !== null) {
    if (!businessMayChange(policy)) return null;
    return mayAs(representative, "changePolicy") ? {
      kind: "link",
      to: { url: `#/bm/endre/${policy.forsikringsnummer}` }
    } : {
      kind: "denied",
      text: missingRight.changePolicy.text
    };
  }
  const by = privateChange(policy);
  if (by === null) return {
    kind: "call",
    text: callToChange
  };
  return {
    kind: "link",
    to: by === "carPage" ? site.changeCar : site.messages
  };
}
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
// src/domain/policies/mileage-change.ts
var offersMileageChange = (policy) => policy.nesteVersjon ? policy.nesteVersjon.kanEndreKmstand === true && policy.nesteVersjon.anbefalEndreKmstand === true : policy.kanEndreKmstand === true;
// src/domain/policies/next-version.ts
var certificateVersions = ({ versjon, periode, nesteVersjon }) => [{
  versjon,
  periode
}, ...nesteVersjon ? [nesteVersjon] : []];
// src/domain/policies/number-plate.ts
function numberPlateIn(info) {
  const [, plate = null] = /(?:^|[^\p{L}\p{N}])([A-Z]{2}[1-9]\d{4})$/u.exec(info) ?? [];
  return plate;
}
// src/domain/policies/details/policy-links.ts
var certificatesOf = (policy, stateName) => certificateVersions(policy).map(({ versjon, periode }) => ({
  text: `Forsikringsbevis som gjelder fra ${formatDate(periode.fra)}`,
  to: { url: `${detailAddress(stateName, policy.forsikringsnummer, versjon)}/forsikringsbevis` }
}));
function mileageLink(policy, site) {
  if (isAccepted(policy) || !offersMileageChange(policy)) return [];
  const plate = numberPlateIn(policy.info ?? "");
  return [{
    text: plate ? `Endre kjørelengde for ${plate}` : "Endre kjørelengde",
    to: policy.produkt === "M05" ? site.changeCar : site.messages
  }];
}
function linksOf(policy, stateName, site) {
  const { forsikringsnummer: number, versjon, produkt } = policy;
  const linkIf = (isShown, text, url) => isShown ? [{
    text,
    to: { url }
  }] : [];
  const employees = detailAddress(`bm/${stateName}`, number, versjon);
  return [
    ...mileageLink(policy, site),
    ...linkIf(employeeProducts.includes(produkt), "Se ansatte dekket av forsikringen", `${employees}/ansattliste`),
    ...linkIf(canHaveTravelCard(produkt) && !isAccepted(policy), "SmartDelay+", `#/${addressPart(number)}/${versjon}/smart-delay`),
    ...linkIf(policy.allowGrontKort === true, "Bestill grønt kort", `${detailAddress(stateName, number, versjon)}/bestill-gront-kort`),
    {
      text: "Meld skade",
      to: site.claim
    }
  ];
}
// src/domain/policies/health-banner.ts
var info = (text) => ({
  tone: "info",
  text,
  link: null
});
var banners = [
  {
    statuses: ["EN_LEGE", "EN_LEGE_MELDING_SENDT"],
    banner: info("Vi venter på svar fra legen.")
  },
  {
    statuses: ["HELSENETT_*"],
    banner: info("Vi har sendt melding via Norsk helsenett.")
  },
  {
    statuses: [
      "NYTT_TILBUD*",
      "HELSE_I_RETUR*",
      "HELSE_RETUR_IKKE_MOTTATT",
      "YTTERLIGE_HELSE_IKKE_MOTTATT"
    ],
    banner: info("Vi har sendt brev til forsikringstakeren.")
  },
  {
    statuses: ["EL_NY_SOEKNAD", "EL_HELSE_IKKE_MOTTATT"],
    banner: {
      tone: "warning",
      text: "Vi har ikke mottatt helseerklæringen.",
      link: "Fyll ut helseerklæring"
    }
  }
];
var fits = (pattern, status) => pattern.endsWith("*") ? status.startsWith(pattern.slice(0, -1)) : status === pattern;
function healthBanner(policy) {
  if (!isUnderReview(policy)) return null;
  const status = policy.helsestatus ?? "";
  return banners.find(({ statuses }) => statuses.some((each) => fits(each, status)))?.banner ?? null;
}
// src/domain/dates/dates.ts
var oslo = {
  zone: "Europe/Oslo",
  locale: "nb"
};
var iso = (date) => date.isValid ? date.toFormat("yyyy-MM-dd") : null;
var read = (date) => /^\d{4}-\d\d-\d\d/.test(date) ? DateTime.fromISO(date, oslo) : DateTime.invalid("no day");
var plus = (date, span) => iso(read(date).plus(span));
var isWithin = ({ from, to }, date) => from <= date && date <= to;
// src/domain/policies/renewal-window.ts
function isInRenewalWindow(renewal, on) {
  const from = plus(renewal, { days: -30 });
  return from !== null && isWithin({
    from,
    to: renewal
  }, on);
}
// src/domain/policies/waiting-text.ts
function processingText(policy) {
  if (!isUnderProcessing(policy)) return null;
  return isVehicle(policy.produkt) ? "Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen." : "Forsikringen er under behandling.";
}
function notYetValidText({ periode }, today) {
  const start = dayOf(periode.fra);
  return start !== null && start > today ? `Forsikringen gjelder fra og med ${formatDate(start)}.` : null;
}
// src/domain/policies/details/policy-notices.ts
var inform = (...texts) => texts.flatMap((text) => text === null ? [] : [{
  tone: "info",
  text,
  link: null
}]);
function renewalText({ nesteVersjon }, today) {
  if (!nesteVersjon) return null;
  const { fra } = nesteVersjon.periode;
  return isInRenewalWindow(dayOf(fra) ?? "", today) ? `Forsikringen fornyes snart, ${formatDate(fra)}.` : `Forsikringen fornyes ${formatDate(fra)}.`;
}
var damageNotices = (policy, today) => inform(processingText(policy), notYetValidText(policy, today), renewalText(policy, today));
function reviewNotices(policy, { healthStatus }) {
  const banner = healthBanner(policy);
  if (banner === null) return [];
  const { tone, text, link } = banner;
  return [{
    tone,
    text,
    link: link === null ? null : {
      text: link,
      to: healthStatus
    }
  }];
}
var lifeNotices = (policy, site, today) => [...reviewNotices(policy, site), ...inform(notYetValidText(policy, today))];
// src/domain/policies/details/policy-page.ts
var emptyPage = {
  title: "",
  subtitle: null,
  labelText: null,
  icon: "umbrella",
  facts: [],
  notices: [],
  price: [],
  change: null,
  certificates: [],
  canHaveTravelCard: false,
  terms: {
    produktkode: "",
    fra: ""
  },
  links: [],
  missing: null
};
var factsOf = (rows) => facts("", rows).flatMap((block) => block.kind === "facts" ? block.facts : []);
var missingOf = ({ representative, site }) => representative.organisasjonsnummer === null ? site.missing : null;
function describedPage(policy, today) {
  const { forsikringsnummer, produkt, forsikringstekst, info, periode } = policy;
  const { name, icon } = productFace(produkt, forsikringstekst);
  const { yearly, instalment } = premiumOf(policy);
  const terms = paymentTerms(policy.terminer ?? "");
  return {
    title: name,
    subtitle: withoutTitle(name, info ?? forsikringstekst),
    labelText: isUnderProcessing(policy) ? damageLabel(policy) : null,
    icon,
    facts: [{
      label: "Forsikringsnummer",
      value: forsikringsnummer
    }, {
      label: "Gjelder fra og med",
      value: formatDate(periode.fra)
    }],
    notices: damageNotices(policy, today),
    price: factsOf({
      "Pris per år": formatYearlyKroner(yearly),
      ...instalment !== yearly && terms !== null && { "Pris per termin": formatKroner(instalment) },
      Betales: terms,
      Betalingsmåte: paymentMethod(policy.betalingsmate ?? "")
    })
  };
}
function damagePage(policy, visit) {
  const { produkt, forsikringstekst, periode } = policy;
  const { stateName } = productFace(produkt, forsikringstekst);
  return {
    ...describedPage(policy, visit.today),
    change: changeOf(policy, visit.representative, visit.site),
    certificates: certificatesOf(policy, stateName),
    canHaveTravelCard: canHaveTravelCard(produkt),
    terms: {
      produktkode: produkt,
      fra: periode.fra
    },
    links: linksOf(policy, stateName, visit.site),
    missing: missingOf(visit)
  };
}
function lifePage(policy, visit) {
  const { forsikringsnummer, produktkode, forsikringstekst, periode, pris } = policy;
  const { name, icon } = productFace(produktkode, forsikringstekst);
  return {
    title: name,
    subtitle: withoutTitle(name, forsikringstekst),
    labelText: lifeLabel(policy),
    icon,
    facts: [{
      label: "Forsikringsnummer",
      value: forsikringsnummer
    }, {
      label: "Gjelder fra og med",
      value: formatDate(periode.fra)
    }],
    notices: lifeNotices(policy, visit.site, visit.today),
    price: factsOf({ "Pris per år": formatYearlyKroner(pris) }),
    change: null,
    certificates: [],
    canHaveTravelCard: false,
    terms: {
      produktkode,
      fra: periode.fra
    },
    links: [{
      text: "Meld skade",
      to: visit.site.claim
    }],
    missing: missingOf(visit)
  };
}
function pageOf({ policy, life, ...visit }) {
  if (policy) return damagePage(policy, visit);
  return life ? lifePage(life, visit) : emptyPage;
}
// machines/policies/shown-policy.ts
var shownPolicy = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    loadTerms: fromPromise(() => new Promise(() => {})),
    travelCardDialog: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: "shut" } }),
    isChangeDenied: ({ context }) => pageOf(context).change?.kind === "denied",
    hasTwoCertificates: ({ context }) => pageOf(context).certificates.length > 1,
    canHaveTravelCard: ({ context }) => pageOf(context).canHaveTravelCard
  }
}).createMachine({
  id: "shown-policy",
  description: "Shows a policy with its price and documents, and the dialogs over it.",
  context: ({ input }) => ({
    ...input,
    terms: [],
    error: null
  }),
  initial: "page",
  states: { page: {
    description: "The policy and its dialogs.",
    type: "parallel",
    states: {
      terms: {
        description: "The terms (B2.49).",
        initial: "loading",
        states: {
          loading: {
            description: "Loading the list of terms.",
            tags: "waiting",
            invoke: {
              id: "loadTerms",
              src: "loadTerms",
              input: ({ context }) => ({
                ...pageOf(context).terms,
                variantId: context.variantId
              }),
              onDone: {
                target: "listed",
                actions: assign({ terms: ({ event }) => event.output })
              },
              onError: {
                target: "unavailable",
                actions: assign({ error: ({ event }) => errorOf(event) })
              }
            }
          },
          listed: { description: "The page lists the terms, or says that there are none." },
          unavailable: {
            description: "The list of terms could not be loaded.",
            tags: "failure",
            on: { retried: {
              guard: "isDialogShut",
              target: "loading"
            } }
          }
        }
      },
      dialog: {
        description: "The dialog over the policy.",
        initial: "shut",
        states: {
          shut: {
            description: "No dialog is open.",
            on: {
              "change.requested": {
                guard: "isChangeDenied",
                target: "denied"
              },
              "certificate.requested": {
                guard: "hasTwoCertificates",
                target: "choosing"
              },
              "card.requested": {
                guard: "canHaveTravelCard",
                target: "travelCard"
              }
            }
          },
          denied: {
            description: "The visitor may not change the policy; the dialog says whom to call (B6.7).",
            on: { "dialog.dismissed": "shut" }
          },
          choosing: {
            description: "The customer chooses the present certificate or the renewed one (B4.12).",
            on: { "dialog.dismissed": "shut" }
          },
          travelCard: {
            description: "A child flow shows the travel card (B2.55).",
            invoke: {
              id: "travelCardDialog",
              src: "travelCardDialog",
              input: ({ context: { site, today, policy } }) => ({
                alarmCentre: site.alarmCentre,
                today,
                forsikringsnummer: policy?.forsikringsnummer ?? "",
                status: policy?.status ?? ""
              }),
              onDone: "shut"
            }
          }
        }
      }
    }
  } }
});
export { shownPolicy };
