import { expect } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { coveredControls } from '#e2e/support/look/covered.ts';
import { countLoading, heading, isTooWide } from './in-page.ts';
import type { Journeys } from './visitor.ts';

export const layoutJourneys: Journeys = {
  async 'the pages fit 320 px'(visitor) {
    await visitor.resize(320, 640);
    for (const address of [main, documentOf('settings'), `${main}#/dele-forsikringer`, `${main}/kjope`]) {
      await visitor.open('private-rich', address);
      await visitor.sees(countLoading, null, 0);
      await visitor.sees(heading, null, expect.any(String));
      await visitor.sees(isTooWide, null, false);
    }
    await visitor.resize(360, 740);
  },

  async 'text of 200 % fits a desktop, and nothing covers a control (WCAG 1.4.4)'(visitor) {
    await visitor.resize(1280, 800);
    for (const [persona, address] of [
      ['private-rich', main],
      ['business-admin', main],
      ['private-rich', documentOf('settings')],
      ['business-user', documentOf('employee-report')],
    ] as const) {
      await visitor.open(persona, address);
      await visitor.sees(countLoading, null, 0);
      await visitor.sees(heading, null, expect.any(String));
      await visitor.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await visitor.sees(isTooWide, null, false);
      expect(await visitor.evaluate(coveredControls)).toEqual([]);
    }
    await visitor.resize(360, 740);
  },
};
