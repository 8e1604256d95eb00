import { cpSync } from 'node:fs';
import { expect } from 'playwright/test';
import type { EnginePage } from '#e2e/support/engine-page.ts';
import type { OpenAxe } from './axe.ts';
import { coveredControls } from './covered.ts';
import { faintEdges } from './faint-edges.ts';
import { contentOf, displayed, finishAnimations, overflow, overprinted, windowSize } from './layout.ts';
import { checkForcedColours, checkLargeText } from './settings.ts';

const [phone, desktop] = [360, 1280];

/** Pictures take a sixth of the CPU time of a walk, so they are taken only on demand. */
export const takesPictures = Boolean(process.env.PICTURES);

/** The pages that this process has checked, with the folder of their pictures; null: checked at the width of a phone only. */
const checkedPages = new Map<string, string | null>();

/** Checks the colours in the dark scheme. Everything else is the same in both schemes. The page stays dark. */
async function checkDark(page: EnginePage, axe: OpenAxe, name: string, picture: string | null) {
  await axe.setMedia({ colorScheme: 'dark' });
  const [, faint] = await page.evaluateAll([finishAnimations, faintEdges]);
  expect(faint, name).toEqual([]);
  expect(await axe.colourRules(), name).toEqual([]);
  if (picture) await page.picture(picture);
}

const readLayout = (page: EnginePage) =>
  page.evaluateAll([finishAnimations, overflow, overprinted, coveredControls, faintEdges]);

async function checkLayout(page: EnginePage, name: string): Promise<void> {
  const [, tooWide, ...first] = await readLayout(page);
  if (tooWide <= 0) return expect(first.flat(), name).toEqual([]);
  // Polls, because a text area takes its new width a moment after the window. Beneath a dialog, the page reserves room
  // for a scroll bar, which this browser does not draw.
  await expect.poll(() => page.evaluate(overflow), `${name} is too wide`).toBeLessThanOrEqual(0);
  const [, , ...problems] = await readLayout(page);
  expect(problems.flat(), name).toEqual([]);
}

/** Resizes the window of a page, unless it has that size: that takes longer than to measure it. */
function windowOf(page: EnginePage, present: readonly [number, number]) {
  let now = present.join();
  return async (width: number, height: number): Promise<void> => {
    const wanted = [width, height].join();
    if (wanted !== now) await page.resize(width, height);
    now = wanted;
  };
}

/** Runs every rule of axe, or at a further width that displays the same elements, the rules that read the layout. */
async function runAxe(page: EnginePage, axe: OpenAxe, read: Set<string>): Promise<readonly string[]> {
  const elements = await page.evaluate(displayed);
  if (read.has(elements)) return axe.layoutRules();
  read.add(elements);
  return axe.everyRule();
}

/** The width and height of the windows: two phones, a phone that is held sideways, a tablet and a desktop. */
const windows = [
  [320, 740],
  [phone, 740],
  [740, phone],
  [768, 740],
  [desktop, 740],
] as const;

/**
 * Checks a page at the width of a phone: it fits, no text covers another, nothing covers a control, the edges of its fields
 * are visible, and axe finds nothing if `openAxe` is given. With a folder for pictures, checks five windows, text of double
 * size, the colours of the dark scheme, forced colours and reduced motion, and takes a picture of two widths if the run takes
 * pictures. Skips pages that were checked before: several flows show the same screen while they wait or after a failure.
 */
export async function checkLook(
  page: EnginePage,
  name: string,
  pictures: string | null,
  openAxe?: () => Promise<OpenAxe>,
): Promise<void> {
  const [shown, present] = await page.evaluateAll([contentOf, windowSize]);
  const taken = checkedPages.get(shown);
  if (takesPictures && taken && pictures) cpSync(taken, pictures, { recursive: true });
  if (taken || (taken === null && pictures === null)) return;
  const axe = await openAxe?.();
  const resize = windowOf(page, present);
  const read = new Set<string>();
  for (const [width, height] of pictures === null ? [[phone, present[1]] as const] : windows) {
    const at = `${name} at ${width} px`;
    await resize(width, height);
    await checkLayout(page, at);
    if (axe && height !== phone) expect(await runAxe(page, axe, read), at).toEqual([]);
    if (width !== phone && width !== desktop) continue;
    const picture = takesPictures && pictures !== null ? `${pictures}/${width}` : null;
    if (picture) await page.picture(`${picture}.png`);
    // A screen that differs from a checked one in its texts has the same colours.
    if (!axe || pictures === null) continue;
    await checkDark(page, axe, `${at}, dark`, picture && `${picture}-dark.png`);
    if (width === phone) {
      await checkForcedColours(page, axe, at);
      await checkLargeText(page, `${at}, with text of 200 %`);
    } else await axe.setMedia({ colorScheme: 'light' });
  }
  checkedPages.set(shown, pictures);
  await resize(...present);
}
