import type { Page } from 'playwright/test';
import { playwrightPage } from './engine-page.ts';
import { axeOf } from './look/axe.ts';
import { checkLook } from './look/check-look.ts';
import { openPageSite } from './page-site.ts';
import type { EngineUnderTest } from './prove-flow.ts';

/** Chromium or Firefox, by Playwright. */
export const pageEngine = (page: Page): EngineUnderTest => ({
  name: page.context().browser()?.browserType().name() === 'firefox' ? 'firefox' : 'chromium',
  open: (walk, path) => openPageSite(page, walk, path),
  checkLook: (name, pictures) => checkLook(playwrightPage(page), name, pictures, axeOf(page)),
});
