import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type CDPSession, expect, type Page } from 'playwright/test';
import { coveredControls } from './covered.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists only violations: listing the passed rules takes most of axe's time. */
const run = `loadAxe(); axe.run({ resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`;

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

/** Returns a function that lists axe's violations on the page. */
async function openAxe(page: Page): Promise<() => Promise<readonly string[]>> {
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
  return async () => {
    const violations: AxeResults['violations'] = await evaluate(run);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lines of text that cover each other, in the topmost dialog if one is open. */
const overprinted = (page: Page) =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const lines: { readonly text: string; readonly box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim();
      const around = node.parentElement;
      if (!text || !around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A dialog lies above the rest, also while it closes.
      if ((around.closest('dialog') ?? document.body) !== top) continue;
      // Text for screen readers only, or content in a layer above the page.
      if (around.offsetWidth <= 1 || around.closest('.visually-hidden, [role=listbox], [role=dialog]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // The boxes of adjacent lines overlap a little.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({ box }) => meet(one.box, box))
        .map((other) => `${one.text} / ${other.text}`),
    );
  });

/**
 * Ends animations of content that moves or fades in: a half-faded colour has the wrong contrast. Content that disappears
 * keeps its animation.
 */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations()) {
      const { endTime, fill } = each.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY && fill !== 'forwards') each.finish();
    }
  });

/** The page as axe and the layout see it, without React's numbered ids and the names of states, which are not visible. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) =>
      [
        (field as HTMLInputElement).value,
        (field as HTMLInputElement).checked,
        field === document.activeElement,
      ].join(),
    );
    const body = document.body.outerHTML.replaceAll(/_r_\w+_| data-(flow|state)="[^"]*"/g, '');
    const styles = [...document.styleSheets].map(({ href }) => href);
    return [body, ...values, ...styles].join('\n');
  });

const [phone, desktop] = [360, 1280];

/** Pictures take a sixth of the CPU time of a walk, so they are taken only on demand. */
const takesPictures = Boolean(process.env.PICTURES);

/** The pages that this process has checked, with the folder of their pictures; null: checked at the width of a phone only. */
const checkedPages = new Map<string, string | null>();

/**
 * Checks a page at the width of a phone: it fits, no text covers another, nothing covers a control, and axe finds nothing. With a folder for
 * pictures, checks four widths, and takes a picture of two if the run takes pictures. Skips pages that were checked before:
 * several flows show the same screen while they wait or after a failure.
 */
export async function checkLook(page: Page, name: string, pictures: string | null): Promise<void> {
  const shown = await contentOf(page);
  const taken = checkedPages.get(shown);
  if (takesPictures && taken && pictures) cpSync(taken, pictures, { recursive: true });
  if (taken || (taken === null && pictures === null)) return;
  const before = page.viewportSize();
  const findings = await openAxe(page);
  for (const width of pictures === null ? [phone] : [320, phone, 768, desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await finishAnimations(page);
    // Beneath a dialog, the page reserves room for a scroll bar, which this browser does not draw.
    expect(await overflow(page), `${name} is wider than ${width} px`).toBeLessThanOrEqual(0);
    expect(await overprinted(page), `${name} at ${width} px`).toEqual([]);
    expect(await page.evaluate(coveredControls), `${name} at ${width} px`).toEqual([]);
    expect(await findings(), `${name} at ${width} px`).toEqual([]);
    if (!takesPictures || pictures === null || (width !== phone && width !== desktop)) continue;
    await page.screenshot({ path: `${pictures}/${width}.png`, fullPage: true, animations: 'disabled' });
  }
  checkedPages.set(shown, pictures);
  if (before) await page.setViewportSize(before);
}
