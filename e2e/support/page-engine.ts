import type { Page } from 'playwright/test';
import { playwrightPage } from './engine-page.ts';
import { axeOf } from './look/axe.ts';
import { checkLook } from './look/check-look.ts';
import { openPageSite } from './page-site.ts';
import type { EngineUnderTest } from './prove-flow.ts';
import { readScreen } from './screen-reader/read-screen.ts';

/** Chromium or Firefox, by Playwright. */
export function pageEngine(page: Page): EngineUnderTest {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return {
    name: isFirefox ? 'firefox' : 'chromium',
    open: (walk, path) => openPageSite(page, walk, path),
    checkLook: (name, pictures) => checkLook(playwrightPage(page), name, pictures, axeOf(page)),
    ...(!isFirefox && { readScreen: (flow, state) => readScreen(page, flow, state) }),
  };
}
