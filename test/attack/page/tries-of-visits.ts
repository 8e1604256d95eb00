import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { wantsRepeat } from '#test/attack/corpus/faults.ts';
import type { Try } from '#test/attack/tries.ts';
import { load } from './load.ts';
import { portalOf } from './portals.ts';
import { type Visit, visits } from './visits.ts';

interface Wrong {
  readonly name: string;
  /** The response in place of the right one. */
  readonly response: (right: unknown) => WireResponse;
}

/** A try for each wrong response to each request of each page. */
export const triesOfVisits = async (wrongOf: (visit: Visit) => readonly Wrong[]): Promise<readonly Try[]> =>
  (await visits()).flatMap((visit) =>
    wrongOf(visit).map(({ name, response }) => ({
      name: `${visit.persona} ${visit.page} ${visit.operation} ${name}`,
      run: () => attackedProblems(visit, response),
    })),
  );

/** Opens the page with the wrong response, and returns what is wrong with it. */
async function attackedProblems(
  { persona, address, operation }: Visit,
  response: Wrong['response'],
): Promise<readonly string[]> {
  let isRepeatWanted = false;
  const { problems, sent } = await load(portalOf(persona), address, async (asked, right) => {
    if (asked !== operation) return null;
    const given = response(await right());
    isRepeatWanted = wantsRepeat(given);
    return given;
  });
  const writes = sent.filter(({ method }) => method !== 'GET').map((write) => write.operation);
  const again = writes.filter((write, index) => writes.indexOf(write) !== index);
  return [...problems, ...again.slice(Number(isRepeatWanted)).map((write) => `it sends ${write} twice`)];
}
