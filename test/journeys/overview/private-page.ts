import { fodselsnummer } from './customer.ts';
import type { Given } from './network.ts';
import { arrive } from './page.ts';
import { privateAlways, privateSources } from './private-sources.ts';
import { answersFrom, failed, pageOf, type SourceTable, withEverything } from './source-table.ts';

export const table: SourceTable = privateSources;

const { paths, texts, when } = pageOf(table, privateAlways);

/** The page of a private customer in these ways otherwise than with everything. */
export const pageWhen = when;

type Answers = Readonly<Record<string, Given>>;

/** The private customer's page, before anything has been answered. */
export async function arriveAsPrivate() {
  const page = await arrive({ identification: { organisasjonsnummer: null, fodselsnummer }, paths });
  return { ...page, read: () => [...page.reads(texts)].sort() };
}

/** The page once every source has answered: these so, the others with everything. */
export async function settleWith(otherwise: Answers) {
  const page = await arriveAsPrivate();
  await page.answers({ ...answersFrom(table, withEverything), ...otherwise });
  return page;
}

/** The page while these are on their way, and all others have answered. */
export async function settleWithout(...slow: readonly string[]) {
  const page = await arriveAsPrivate();
  const others = Object.entries(answersFrom(table, withEverything)).filter(([name]) => !slow.includes(name));
  await page.answers(Object.fromEntries(others));
  return page;
}

export const failing = (...sources: readonly string[]): Answers =>
  Object.fromEntries(sources.map((source) => [source, failed]));
