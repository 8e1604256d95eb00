import {
  array,
  enums,
  type Infer,
  literal,
  mask,
  nullable,
  object,
  optional,
  Struct,
  string,
  type,
  validate,
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
import { type Maybe, text } from '#domain/shared/wire.ts';
import { draftsKey, dropDrafts } from './draft-storage.ts';

/** An answer to a question, null in a draft that is older than the question. */
const answer = new Struct<boolean | null, null>({
  type: 'boolean',
  schema: null,
  coercer: (value) => (typeof value === 'boolean' ? value : null),
});

/** Null for an invalid draft: those of other flows stay. */
const draft = <T, S>(struct: Struct<T, S>) =>
  new Struct<Maybe<T>, null>({
    type: struct.type,
    schema: null,
    coercer: (stored) =>
      stored === undefined ? stored : (validate(stored, struct, { coerce: true, mask: true })[1] ?? null),
  });

const sharing = object({ fodselsnummer: text(), etternavn: text() });

const request = object({ melding: text(), telefonnummer: text(), epost: text() });

/** For each flow, the fields that its `draft` returns. */
const Drafts = type({
  'self-declaration': draft(
    object({
      bank: nullable(object({ name: string(), bankregnr: string() })),
      answers: object({
        skadesaker: answer,
        betalingsanmerkninger: answer,
        oppsagtAvAndre: answer,
      }),
    }),
  ),
  'contact-details': draft(object({ mobilnummer: text(), epost: text() })),
  'add-access': draft(object({ fodselsnummer: text(), etternavn: text(), rolle: text() })),
  insight: draft(sharing),
  'give-insight': draft(sharing),
  'add-travel-card': draft(object({ forsikringsnummer: text() })),
  'order-policy': draft(request),
  'choose-policy': draft(object({ searchedName: text() })),
  'change-policy': draft(object({ number: string(), form: request })),
  'private-landing': draft(object({ searchedName: text(), openGroups: optional(array(string())) })),
  'business-landing': draft(
    object({
      sorting: nullable(
        object({ column: enums(sortColumns), direction: enums(['ascending', 'descending']) }),
      ),
      openGroups: optional(array(string())),
      searchedName: optional(string()),
    }),
  ),
  'employee-list': draft(object({ forsikringsnummer: string(), searchedName: text() })),
  'employee-report': draft(
    object({
      handling: nullable(enums(employeeActions)),
      gjelderFra: text(),
      forsikringer: array(string()),
      navn: text(),
      yrke: text(),
      stillingsprosent: text(),
      adresse: text(),
      postnr: text(),
      poststed: text(),
      fastAnsatt: answer,
      jobberMinst20Prosent: answer,
      fastBostedsadresse: answer,
      tlf: text(),
      epost: text(),
    }),
  ),
  'self-administered-report': draft(
    object({
      innOrUtmelding: text(),
      startDate: text(),
      ansatteInformasjon: array(
        object({ id: string(), fodselsar: text(), kjonn: text(), isPasted: optional(literal(true)) }),
      ),
      telefonnummer: text(),
      epost: text(),
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
  const isEmpty = Object.values(drafts).every((draft) => draft == null);
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
