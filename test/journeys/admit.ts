import { toggles } from '#domain/site/toggle.ts';
import type { Site } from '#test/support/run-path.ts';

/** The bank lets the customer in, which each page of the main app asks first (C4.15). */
export const admit = (site: Site): Promise<void> =>
  site.respond({
    request: { method: 'GET', path: `/rest/toggle/${toggles.transition}` },
    response: { status: 200, body: false },
  });
