import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Span } from '#domain/dates/dates.ts';
import { products } from '#domain/products/catalogue.ts';
import { isVehicle } from '#domain/products/vehicle-products.ts';
import type { Persona } from './persona.ts';
import { productNumbers } from './products.ts';
import { after, today } from './today.ts';

/** One version of a policy of damage insurance, as it is sent (A3.2). */
export interface Policy {
  readonly forsikringsnummer: string;
  readonly versjon: number;
  readonly produkt: string;
  readonly forsikringstekst: string;
  readonly info?: string;
  readonly status: 'KRAFT' | 'AKSEPT' | 'FORNYELSE' | 'TILBUD';
  readonly akseptPaaVent: boolean;
  readonly periode: { readonly fra: IsoDate; readonly til: IsoDate };
  readonly terminer: string;
  readonly betalingsmate: 'AVTALEGIRO' | 'EFAKTURA' | 'ELEKTRONISK_HANDELSFORMAT';
  readonly premie: number;
  readonly tfapremie?: number;
  readonly brukPeriodepremie: boolean;
  readonly periodepremie: number;
  readonly pris: number;
  readonly kanEndres: boolean;
  readonly kanKjopes: boolean;
  readonly kanEndreKmstand?: boolean;
  readonly anbefalEndreKmstand?: boolean;
  readonly allowGrontKort: boolean;
  readonly selvadministrert?: boolean;
  readonly forsikringsprodukt: {
    readonly produktkode: string;
    readonly produktnavn: string;
    readonly fagsystem: string;
    readonly canBePurchased: boolean;
  };
  readonly nesteVersjon?: Policy;
}

type Situation = 'renewed' | 'onHold' | 'future';

/** Exceptions, by product. */
const situations: Readonly<Record<string, Situation>> = {
  M05: 'renewed',
  P05: 'renewed',
  N07: 'renewed',
  L05: 'renewed',
  M10: 'onHold',
  N33: 'onHold',
  P71: 'future',
  N06: 'future',
};

/**
 * Product texts that differ from the product's name; a travel insurance for a family creates a travel card. One Virke policy
 * has no group of employees.
 */
const texts: Readonly<Record<string, string>> = {
  P10: 'Reise familie',
  M05: 'Bil – Volvo V60',
  N75: 'Virke – Verksted',
  N76: 'Virke – Kontor',
};

/** What the insured object is called, in the policies that are not of vehicles. */
const infos: Readonly<Record<string, string>> = {
  P05: 'Solbakken 12',
  P29: 'Passopp',
  P30: 'Pus',
  // Products of one name differ by what they insure, as their details say.
  L17: 'Skurtresker T40',
  L20: 'Traktor XB20001',
  L21: 'Traktor',
  L30: 'Sauer og høner',
  L35: 'Sauer',
  L40: 'Geiter',
  L50: 'Astrid Nes',
  L55: 'Knut Nes',
};

/** The start of a policy, relative to today. */
const starts: Readonly<Record<Situation, Span>> = {
  renewed: { years: -1, days: 21 },
  onHold: { days: 3 },
  future: { days: 40 },
};

/** A customer who has chosen AvtaleGiro, but has no agreement for it yet (A4.8), gets eFaktura until then. */
function paymentOf({ organisation, policies }: Persona): Policy['betalingsmate'] {
  if (organisation !== null) return 'ELEKTRONISK_HANDELSFORMAT';
  return policies === 'one' ? 'AVTALEGIRO' : 'EFAKTURA';
}

function policy(product: (typeof products)[number], owner: Persona): Policy {
  const { code, name } = product;
  const number = productNumbers[code];
  const situation = situations[code];
  const fra = today(situation ? starts[situation] : { days: -40 - 7 * number });
  const isBusiness = owner.organisation !== null;
  const premie = 1188 + 252 * number * (isBusiness ? 20 : 1);
  const tfapremie = isVehicle(code) ? 3178 : 0;
  const inForce = situation === undefined || situation === 'renewed';
  const now: Policy = {
    forsikringsnummer: `7${String(number).padStart(2, '0')}${owner.kundenummer.slice(-4)}`,
    versjon: 1 + (number % 3),
    produkt: code,
    forsikringstekst: texts[code] ?? name,
    status: inForce ? 'KRAFT' : 'AKSEPT',
    akseptPaaVent: situation === 'onHold',
    periode: { fra, til: after(fra, { years: 1, days: -1 }) },
    terminer: isBusiness ? '004' : '012',
    betalingsmate: paymentOf(owner),
    premie,
    // One policy has a price for each instalment (C4.1).
    brukPeriodepremie: code === 'P15',
    periodepremie: Math.ceil((premie + tfapremie) / (isBusiness ? 4 : 12)),
    pris: premie + tfapremie,
    kanEndres: inForce,
    kanKjopes: false,
    allowGrontKort: isVehicle(code),
    forsikringsprodukt: {
      produktkode: code,
      produktnavn: name,
      fagsystem: 'SKADE',
      canBePurchased: product.buyPath !== null,
    },
    // No plate begins with X.
    ...(isVehicle(code) && { tfapremie, info: `${name} XA1${String(number).padStart(4, '0')}` }),
    ...(infos[code] !== undefined && { info: infos[code] }),
    ...(code === 'M05' && { kanEndreKmstand: true, anbefalEndreKmstand: true }),
    ...(code === 'N17' && { selvadministrert: owner.organisation?.isSelfAdministered ?? false }),
  };
  return situation === 'renewed' ? { ...now, nesteVersjon: renewalOf(now) } : now;
}

function renewalOf(now: Policy): Policy {
  const fra = after(now.periode.til, { days: 1 });
  const premie = Math.ceil(now.premie * 1.04);
  return {
    ...now,
    versjon: now.versjon + 1,
    status: 'FORNYELSE',
    periode: { fra, til: after(fra, { years: 1, days: -1 }) },
    premie,
    pris: premie + (now.tfapremie ?? 0),
  };
}

/** Every product of the customer's range; a customer with one policy has a car. */
export function policiesOf(owner: Persona): readonly Policy[] {
  const { organisation, policies } = owner;
  if (organisation !== null && !organisation.isInsured) return [];
  const segment = organisation === null ? 'private' : 'business';
  const range = products.filter((product) => product.kind === 'damage' && product.segment === segment);
  const owned = {
    none: [],
    one: range.filter(({ code }) => code === 'M05'),
    many: range,
  }[organisation === null ? policies : 'many'];
  return owned.map((product) => policy(product, owner));
}

/**
 * An adviser's offers for a private customer with many policies (B2.15). An offer has neither a mileage to change nor a
 * renewal.
 */
export function proposalsOf(owner: Persona): readonly Policy[] {
  if (owner.organisation !== null || owner.policies !== 'many') return [];
  return products
    .filter(({ code }) => ['M05', 'P20', 'P35'].includes(code))
    .map((product) => policy(product, owner))
    .map(({ kanEndreKmstand: _, anbefalEndreKmstand: __, nesteVersjon: ___, ...offered }) => ({
      ...offered,
      forsikringsnummer: `8${offered.forsikringsnummer.slice(1)}`,
      versjon: 1,
      status: 'TILBUD' as const,
      periode: { fra: today({ days: 14 }), til: today({ years: 1, days: 13 }) },
      kanEndres: false,
      kanKjopes: true,
    }));
}
