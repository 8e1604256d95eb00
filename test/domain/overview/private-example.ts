import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import { isPartlyMissing, isTaskMissing, ownRows, tasksShown } from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';

export const loaded = <T>(value: T) => ({ value, error: null });
export const failed = (error: Partial<ApiError> = { status: 500, code: '500' }) => ({
  value: null,
  error: apiError(error),
});

/** A policy in force, with its price for a year. */
export const policy = (
  produkt: string,
  premie: number | null = null,
  more: Partial<DamagePolicy> = {},
): DamagePolicy => ({
  forsikringsnummer: `7-${produkt}`,
  versjon: 1,
  produkt,
  forsikringstekst: '',
  status: 'KRAFT',
  periode: { fra: '2026-12-01' },
  premie,
  ...more,
});

export const life = (produktkode: string, pris: number | null = null) => ({
  forsikringsnummer: `8-${produktkode}`,
  versjon: 1,
  produktkode,
  status: 'A',
  forsikringstekst: '',
  pris,
  periode: { fra: '2026-12-01' },
  forsikrede: { navn: '' },
});

export type Sources = PrivateSources & { readonly hasNationalId: boolean };

const toRead = { id: '1', tittel: 'Brev', mottattDato: '2026-11-02' };

export const damageWith = (...forsikringer: readonly (DamagePolicy | null)[]) =>
  loaded({ kundenummer: '1000010', bankForholdRegnr: null, forsikringer });

export const lifeWith = (...aktiveForsikringer: readonly (ReturnType<typeof life> | null)[]) =>
  loaded({ kundenummer: '3143791', aktiveForsikringer, midlertidigeForsikringer: [] });

export const everything: Sources = {
  hasNationalId: true,
  agreement: loaded({ isAvtalebytte: false }),
  damage: damageWith(policy('M05')),
  life: lifeWith(life('S20')),
  digital: loaded([
    {
      forsikringsnummer: 'F-1',
      navn: 'Ufør',
      beskrivelse: 'Engangssum',
      status: 'PENDING',
      fagsystem: 'PROLIFE',
      url: null,
    },
  ]),
  shared: loaded([]),
  bank: loaded({ name: 'Sparebanken Solvik', bankregnr: '3361' }),
  declarations: loaded([
    {
      id: '8',
      baseurl: 'https://kunde.forsikring.example/helse',
      status: 'KLAR_FOR_SIGNERING',
      kilde: 'MAGNUM',
      isBarn: false,
      forsikredeName: 'Jonas Skogly',
    },
  ]),
  hidesDeclarations: loaded(false),
  messages: loaded([{ ...toRead, tittel: 'Melding' }]),
  documents: loaded([{ ...toRead, tittel: 'Dokument' }]),
  acceptance: loaded(true),
  invoices: loaded([{ fakturanummer: '9', belop: 958, forfallsdato: '2026-12-10' }]),
  claims: loaded([{ id: '7', tittel: 'Bagasje', status: 'UNDER_UTFYLLING' }]),
  threads: loaded(0),
  declaration: loaded(true),
  unread: loaded(true),
  archive: loaded(true),
  travelCards: loaded([]),
};

export const nothing: Sources = {
  ...everything,
  damage: damageWith(),
  life: lifeWith(),
  digital: loaded([]),
};

export const about = { site, today: '2026-11-21' } as const;
export const titles = (sources: Sources) => ({
  policies: ownRows(sources, site).map(({ title }) => title),
  tasks: tasksShown(sources, about).map(({ title }) => title),
});

/** The notice for each failed part, and the title of the missing policy or task. */
const failing = {
  // Its section says so, and `taskGap` that invoices and claims are not loaded without it.
  damage: { says: null, missing: 'Bil' },
  life: { says: 'partly', missing: 'Dødsfallkapital' },
  digital: { says: 'partly', missing: 'Ufør' },
  shared: { says: 'partly', missing: null },
  // Without a bank number, an offer has no address (A2.47).
  bank: { says: 'both', missing: 'Godta tilbudet ditt' },
  threads: { says: 'partly', missing: null },
  travelCards: { says: 'partly', missing: null },
  declarations: { says: 'tasks', missing: 'Signer helseerklæring for Jonas Skogly' },
  messages: { says: 'tasks', missing: 'Melding' },
  documents: { says: 'tasks', missing: 'Dokument' },
  acceptance: { says: 'tasks', missing: 'Godta tilbudet ditt' },
  invoices: { says: 'tasks', missing: 'Betal faktura' },
  claims: { says: 'tasks', missing: 'Gjør ferdig skademeldingen' },
  // A toggle that cannot be loaded counts as off, so the declarations are shown.
  hidesDeclarations: { says: null, missing: null },
} as const;

type Part = keyof typeof failing;
export const parts = Object.keys(failing) as readonly Part[];

export const withFailing = (...names: readonly Part[]): Sources => ({
  ...everything,
  ...Object.fromEntries(names.map((name) => [name, failed()])),
});

export const pageOf = (sources: Sources) => ({
  ...titles(sources),
  partly: isPartlyMissing(sources),
  tasksMissing: isTaskMissing(sources, site),
});

/** The expected page if these parts fail: what remains, and one notice for all of them. */
export function expected(...names: readonly Part[]) {
  const { policies, tasks } = titles(everything);
  const missing = names.map((name) => failing[name].missing);
  const rest = (all: readonly string[]) => all.filter((title) => !missing.some((part) => part === title));
  return {
    policies: rest(policies),
    tasks: rest(tasks),
    partly: names.some((name) => ['partly', 'both'].some((says) => says === failing[name].says)),
    tasksMissing: names.some((name) => ['tasks', 'both'].some((says) => says === failing[name].says)),
  };
}
