import { boolean, type Infer, mask, nullable, object, optional, string, type } from 'superstruct';
import { getIdentification } from '#api/agreements.ts';
import { getContactInfo } from '#api/customer-contact.ts';
import { withoutNationalIds } from '#domain/person/without-personal.ts';
import { draftsName, dropDrafts } from './drafts-mark.ts';
import { quietly } from './quietly.ts';

/** By flow, as its `draft` gives it. */
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
});

export type Drafts = Infer<typeof Drafts>;

const Kept = object({ visitor: string(), drafts: Drafts });

/**
 * Whose drafts they are: customer numbers and organisation, as the insurer knows them. Null for who is no customer
 * yet: by a national identity number nothing is kept.
 */
async function askVisitor(): Promise<string | null> {
  const [info, { organisasjonsnummer }] = await Promise.all([getContactInfo(), getIdentification()]);
  const numbers = [info.personkundenummerAndTransaksjonsId, info.skadekundenummerAndTransaksjonsId].map(
    (record) => record?.kundenummer ?? '',
  );
  return numbers.some(Boolean) ? [...numbers, organisasjonsnummer ?? ''].join('/') : null;
}

let visitor: Promise<string | null> | null = null;

/** Asked once, while there is a session; whoever is another has loaded the page anew. Undefined: no answer. */
async function whoTypes(): Promise<string | null | undefined> {
  visitor ??= askVisitor();
  return visitor.catch(() => undefined);
}

function read(): Infer<typeof Kept> | null {
  return quietly(() => mask(JSON.parse(sessionStorage.getItem(draftsName) ?? ''), Kept));
}

const isEmpty = (drafts: Drafts) => Object.values(drafts).every((draft) => draft === undefined);

/** @param draft null where there is nothing to keep any more */
export async function keepDraft(flow: string, draft: unknown): Promise<void> {
  const now = await whoTypes();
  if (!now) return;
  const kept = read();
  const others = kept?.visitor === now ? kept.drafts : {};
  const text = JSON.stringify(draft);
  // Typed into a field where it does not belong, it is still one.
  const isSafe = withoutNationalIds(text) === text;
  const drafts: Drafts = { ...others, [flow]: draft !== null && isSafe ? draft : undefined };
  if (isEmpty(drafts)) dropDrafts();
  else quietly(() => sessionStorage.setItem(draftsName, JSON.stringify({ visitor: now, drafts })));
}

/** What the present visitor typed here before; of anybody else, or unreadable, it goes. */
export async function draftsOfVisitor(): Promise<Drafts> {
  const [kept, now] = [read(), await whoTypes()];
  if (kept && kept.visitor === now) return kept.drafts;
  // Who has still to log in may be the same.
  if (!kept || now !== undefined) dropDrafts();
  return {};
}
