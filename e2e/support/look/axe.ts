import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists only violations: listing the passed rules takes most of axe's time. */
const runOf = (options: string) =>
  `loadAxe(); axe.run({ ${options} resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`;
const everyRule = runOf('');
/** The rules whose result depends on the colour scheme. */
const colourRules = runOf("runOnly: ['color-contrast', 'link-in-text-block'],");
/** The rules whose result depends on the layout. All other rules read the markup, and which elements are displayed. */
const layoutRules = runOf(
  "runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],",
);

/** Axe in an open page; each check lists the violations. */
export interface OpenAxe {
  everyRule(): Promise<readonly string[]>;
  colourRules(): Promise<readonly string[]>;
  layoutRules(): Promise<readonly string[]>;
  setMedia(media: Pick<Media, 'colorScheme' | 'forcedColors' | 'reducedMotion'>): Promise<void>;
}

/** Axe is sent with each document and compiled on demand: sending half a megabyte for each check takes longer than axe. */
const lazyAxe = `var loadAxe = () => { if (!globalThis.axe) { ${source} } }`;

/** The name of an isolated world of JavaScript, whose clock runs while the page's clock is stopped. */
const worldName = 'axe';

const sessions = new WeakMap<Page, CDPSession>();

/** Adds axe to every document that the page loads from now on; `openAxe` adds it to the present one. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: lazyAxe, worldName });
  sessions.set(page, session);
  return session;
}

async function openAxe(page: Page): Promise<OpenAxe> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName,
  });
  const evaluate = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  };
  if ((await evaluate('typeof loadAxe')) === 'undefined') await evaluate(`${lazyAxe}; undefined`);
  const violationsOf = async (run: string) => {
    const violations: AxeResults['violations'] = await evaluate(run);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
  return {
    everyRule: () => violationsOf(everyRule),
    colourRules: () => violationsOf(colourRules),
    layoutRules: () => violationsOf(layoutRules),
    setMedia: (media) => page.emulateMedia(media),
  };
}

/** Axe for `checkLook`. Undefined outside Chromium. */
export const axeOf = (page: Page) =>
  page.context().browser()?.browserType().name() === 'chromium' ? () => openAxe(page) : undefined;
