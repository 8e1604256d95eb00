import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  mask,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { latestResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification, type Identification } from '#api/shared/agreements.ts';
import { getContactInfo } from '#api/shared/contact-info.ts';
import { isOutdated, latestSwitch } from '#app/page/agreement-mark.ts';
import { quietly } from '#app/page/quietly.ts';
import { employeeActions } from '#domain/employees/employee-actions.ts';
import { sortColumns } from '#domain/overview/business-order.ts';
import { mayHaveNationalId } from '#domain/person/typed-national-id.ts';
import type { ContactDetails } from '#domain/shared/contact-info.ts';
import { draftsKey, dropDrafts } from './draft-storage.ts';

const sharing = object({ fodselsnummer: string(), etternavn: string() });

const request = object({ melding: string(), telefonnummer: string(), epost: string() });

/** For each flow, the fields that its `draft` returns. */
const Drafts = type({
  'self-declaration': optional(
    object({
      bank: nullable(object({ name: string(), bankregnr: string() })),
      answers: object({
        skadesaker: nullable(boolean()),
        betalingsanmerkninger: nullable(boolean()),
        oppsagtAvAndre: nullable(boolean()),
      }),
    }),
  ),
  'contact-details': optional(object({ mobilnummer: string(), epost: string() })),
  'add-access': optional(object({ fodselsnummer: string(), etternavn: string(), rolle: string() })),
  insight: optional(sharing),
  'give-insight': optional(sharing),
  'add-travel-card': optional(object({ forsikringsnummer: string() })),
  'order-policy': optional(request),
  'choose-policy': optional(object({ searchedName: string() })),
  'change-policy': optional(object({ number: string(), form: request })),
  'private-landing': optional(object({ searchedName: string(), openGroups: optional(array(string())) })),
  'business-landing': optional(
    object({
      sorting: nullable(
        object({ column: enums(sortColumns), direction: enums(['ascending', 'descending']) }),
      ),
      openGroups: optional(array(string())),
      searchedName: optional(string()),
    }),
  ),
  'employee-list': optional(object({ forsikringsnummer: string(), searchedName: string() })),
  'employee-report': optional(
    object({
      handling: nullable(enums(employeeActions)),
      gjelderFra: string(),
      forsikringer: array(string()),
      navn: string(),
      yrke: string(),
      stillingsprosent: string(),
      adresse: string(),
      postnr: string(),
      poststed: string(),
      fastAnsatt: nullable(boolean()),
      jobberMinst20Prosent: nullable(boolean()),
      fastBostedsadresse: nullable(boolean()),
      tlf: string(),
      epost: string(),
    }),
  ),
  'self-administered-report': optional(
    object({
      innOrUtmelding: string(),
      startDate: string(),
      ansatteInformasjon: array(
        object({ id: string(), fodselsar: string(), kjonn: string(), isPasted: optional(literal(true)) }),
      ),
      telefonnummer: string(),
      epost: string(),
    }),
  ),
});

export type Drafts = Infer<typeof Drafts>;

/** `mark` is the latest switch; drafts from before a switch are discarded. */
const Stored = object({ author: string(), mark: nullable(string()), drafts: Drafts });

/**
 * The author of the drafts: customer numbers and organisation. Null for a visitor without a number of their own: a
 * national identity number is not used as a key, and all visitors who act for a company share its damage customer
 * (0021).
 */
async function requestAuthor(attempt: Attempt): Promise<string | null | undefined> {
  const latest = [
    latestResponse<ContactDetails>(keys.contactInfo),
    latestResponse<Identification>(keys.identification),
  ] as const;
  if (attempt === 'without a call' && latest.includes(undefined)) return undefined;
  const [info, { organisasjonsnummer }] = await Promise.all(
    attempt === 'again'
      ? [getContactInfo(), getIdentification()]
      : [latest[0] ?? getContactInfo(), latest[1] ?? getIdentification()],
  );
  const { personkundenummerAndTransaksjonsId: person, skadekundenummerAndTransaksjonsId: damage } = info;
  if (organisasjonsnummer !== null) return person ? `${person.kundenummer}/${organisasjonsnummer}` : null;
  return person || damage ? `${person?.kundenummer ?? ''}/${damage?.kundenummer ?? ''}` : null;
}

/** Milliseconds before the author is loaded again after a failure: each key saves a draft. Assumed. */
const pause = 30_000;

let author: Promise<string | null | undefined> | null = null;
let failedAt: number | null = null;

/** The first one uses the page's own requests, also those that failed. */
type Attempt = 'first' | 'again' | 'without a call';

function nextAttempt(): Attempt {
  if (failedAt === null) return 'first';
  return Date.now() < failedAt + pause ? 'without a call' : 'again';
}

/**
 * Loaded once: another visitor gets a new page. Undefined if loading failed. The page's own requests count as the first
 * attempt, so a call that has just failed for the page is not repeated.
 */
export function loadAuthor(): Promise<string | null | undefined> {
  const attempt = nextAttempt();
  if (attempt === 'without a call') return requestAuthor(attempt).catch(() => undefined);
  author ??= requestAuthor(attempt).catch(() => {
    author = null;
    failedAt = Date.now();
    return undefined;
  });
  return author;
}

/** Null if nothing valid is stored, or if it is from before a switch. */
function read(): Infer<typeof Stored> | null {
  const stored = quietly(() => mask(JSON.parse(sessionStorage.getItem(draftsKey) ?? ''), Stored));
  return stored?.mark === latestSwitch() ? stored : null;
}

function store(author: string, drafts: Drafts): void {
  const isEmpty = Object.values(drafts).every((draft) => draft === undefined);
  const stored = { author, mark: latestSwitch(), drafts };
  if (isEmpty) dropDrafts();
  else quietly(() => sessionStorage.setItem(draftsKey, JSON.stringify(stored)));
}

/** By flow. */
const latestDrafts = new Map<string, unknown>();

/** The texts of a draft as they were typed: JSON writes a tab or a line break between two digits as a letter. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(textsIn);
};

/** @param draft null deletes the stored draft, without waiting for the author: the page may be closing */
export async function saveDraft(flow: string, draft: unknown): Promise<void> {
  latestDrafts.set(flow, draft);
  // A national identity number is never stored, whatever field it was typed into.
  if (draft === null || textsIn(draft).some(mayHaveNationalId)) {
    const stored = isOutdated() ? null : read();
    if (stored) store(stored.author, { ...stored.drafts, [flow]: undefined });
    return;
  }
  const author = await loadAuthor();
  // While the author was loading, the agreement was switched or the draft changed.
  if (isOutdated() || latestDrafts.get(flow) !== draft) return;
  const stored = read();
  if (author) store(author, { ...(stored?.author === author ? stored.drafts : {}), [flow]: draft });
}

/** How long a page waits for the author of its drafts, in milliseconds; assumed. */
const maxWait = 3000;

/** The visitor's drafts; none if the insurer responds too slowly. */
export function draftsInTime(): Promise<Drafts> {
  const late = new Promise<Drafts>((resolve) => {
    setTimeout(() => resolve({}), maxWait);
  });
  return Promise.race([draftsOfVisitor(), late]);
}

/** The drafts of the present visitor. Drafts of another visitor, and invalid ones, are deleted. */
export async function draftsOfVisitor(): Promise<Drafts> {
  const [stored, author] = [read(), await loadAuthor()];
  if (stored && stored.author === author) return stored.drafts;
  // If loading the author failed, valid drafts stay: the author may only be logged out.
  if (!stored || author !== undefined) dropDrafts();
  return {};
}
