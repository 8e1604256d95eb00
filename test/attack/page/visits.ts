import { parse } from 'regexparam';
import { pages } from '#app/main/pages.ts';
import { subApps } from '#documents/sub-apps.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview } from '#test/journeys/portal.ts';
import { load } from './load.ts';
import { portalOf } from './portals.ts';

/** A page that sends a request, with its address, found for a persona. */
export interface Visit {
  readonly persona: PersonaId;
  readonly address: string;
  /** Name of the page. */
  readonly page: string;
  readonly operation: string;
  /** The right response. */
  readonly right: unknown;
}

/** Personas whose every page is attacked. */
const main: readonly PersonaId[] = ['private-rich', 'business-admin'];

/** Other personas: their requests are attacked if no page of an earlier persona sends them. */
const others: readonly PersonaId[] = ['business-self-administered', 'business-reader', 'new-customer'];

const patternsOf = Object.entries(pages).flatMap(([name, { patterns }]) =>
  patterns.map((pattern) => ({ name, pattern, matches: parse(pattern).pattern })),
);

/** The page at an address, as the router finds it; another document has its path as its name. */
export function pageNameOf(address: string): string {
  const [document = '', hash = ''] = address.split('#');
  const [path = ''] = document.split('?');
  if (path !== '' && path !== overview) return path;
  return patternsOf.find(({ matches }) => matches.test(hash.split('?')[0] || '/'))?.name ?? 'unknown';
}

/** The documents, and the pages whose address has no parameter. */
const starts: readonly string[] = [
  ...patternsOf.filter(({ pattern }) => !/[:*]/.test(pattern)).map(({ pattern }) => `#${pattern}`),
  `${overview}?forsikringsnummer=7130010#/router`,
  ...subApps.map(({ path }) => path).filter((path) => path !== overview),
];

const linksOf = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ pathname, origin }) => pathname === overview && origin === window.location.origin)
    .map(({ hash }) => hash)
    .filter((hash) => hash.startsWith('#/'));

let found: Promise<readonly Visit[]> | undefined;

/** Every page with each request that it sends when it opens. The pages are found by following every link. */
export const visits = (): Promise<readonly Visit[]> => {
  found ??= findVisits();
  return found;
};

async function findVisits(): Promise<readonly Visit[]> {
  const seen = new Map<string, Visit>();
  for (const persona of [...main, ...others]) {
    const portal = portalOf(persona);
    const queue = [...starts];
    for (const address of queue) {
      const page = pageNameOf(address);
      await load(portal, address, async (operation, right) => {
        const isSeen = [...seen.values()].some(
          (visit) =>
            visit.page === page &&
            visit.operation === operation &&
            (visit.persona === persona || others.includes(persona)),
        );
        if (isSeen) return null;
        seen.set(`${persona} ${page} ${operation}`, {
          persona,
          address,
          page,
          operation,
          right: await right(),
        });
        return null;
      });
      queue.push(...new Set(linksOf().filter((link) => !queue.includes(link))));
    }
  }
  return [...seen.values()];
}
