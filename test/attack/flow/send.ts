import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { wantsRepeat } from '#test/attack/corpus/faults.ts';
import { leadTo } from './lead-to.ts';
import type { FlowRequest } from './requests.ts';

/** Leads a visitor to the request of a flow, responds to it, and returns what is wrong with the page. */
export const problemsAfter = (request: FlowRequest, response: WireResponse): Promise<readonly string[]> =>
  leadTo(request, async (page) => {
    await page.respond(response);
    const isEnded = await page.hasEnded();
    return [
      ...(isEnded ? [] : [`it waits for nothing: ${request.actor}`]),
      ...page
        .sentAgain()
        .slice(Number(wantsRepeat(response)))
        .map((write) => `it sends twice: ${write}`),
      ...page.problems(),
    ];
  });
