import { cpSync } from 'node:fs';
import { expect } from 'playwright/test';
import type { EnginePage } from '#e2e/support/engine-page.ts';
import type { OpenAxe } from './axe.ts';
import { coveredControls } from './covered.ts';
import { faintEdges } from './faint-edges.ts';
import { contentOf, displayed, finishAnimations, overflow, overprinted, windowSize } from './layout.ts';

const [phone, desktop] = [360, 1280];

/** Pictures take a sixth of the CPU time of a walk, so they are taken only on demand. */
export const takesPictures = Boolean(process.env.PICTURES);

/** The pages that this process has checked, with the folder of their pictures; null: checked at the width of a phone only. */
const checkedPages = new Map<string, string | null>();

/** Checks the colours in the dark scheme. Everything else is the same in both schemes. */
async function checkDark(page: EnginePage, axe: OpenAxe, name: string, picture: string | null) {
  await axe.setScheme('dark');
  const [, faint] = await page.evaluateAll([finishAnimations, faintEdges]);
  expect(faint, name).toEqual([]);
  expect(await axe.colourRules(), name).toEqual([]);
  if (picture) await page.picture(picture);
  await axe.setScheme('light');
}

const readLayout = (page: EnginePage) =>
  page.evaluateAll([finishAnimations, overflow, overprinted, coveredControls, faintEdges]);

async function checkLayout(page: EnginePage, name: string, width: number): Promise<void> {
  let [, tooWide, ...problems] = await readLayout(page);
  // Polls, because a text area takes its new width a moment after the window. Beneath a dialog, the page reserves room
  // for a scroll bar, which this browser does not draw.
  if (tooWide > 0) {
    await expect
      .poll(() => page.evaluate(overflow), `${name} is wider than ${width} px`)
      .toBeLessThanOrEqual(0);
    [, tooWide, ...problems] = await readLayout(page);
  }
  expect(problems.flat(), `${name} at ${width} px`).toEqual([]);
}

/** Runs every rule of axe, or at a further width that displays the same elements, the rules that read the layout. */
async function runAxe(page: EnginePage, axe: OpenAxe, read: Set<string>): Promise<readonly string[]> {
  const elements = await page.evaluate(displayed);
  if (read.has(elements)) return axe.layoutRules();
  read.add(elements);
  return axe.everyRule();
}

/**
 * Checks a page at the width of a phone: it fits, no text covers another, nothing covers a control, the edges of its fields
 * are visible, and axe finds nothing if `openAxe` is given. With a folder for pictures, checks four widths and the colours
 * of the dark scheme, and takes a picture of two widths if the run takes pictures. Skips pages that were checked before: several flows show the same screen while they wait or after a failure.
 */
export async function checkLook(
  page: EnginePage,
  name: string,
  pictures: string | null,
  openAxe?: () => Promise<OpenAxe>,
): Promise<void> {
  const [shown, [width, height]] = await page.evaluateAll([contentOf, windowSize]);
  const taken = checkedPages.get(shown);
  if (takesPictures && taken && pictures) cpSync(taken, pictures, { recursive: true });
  if (taken || (taken === null && pictures === null)) return;
  const axe = await openAxe?.();
  let present = width;
  const read = new Set<string>();
  for (const width of pictures === null ? [phone] : [320, phone, 768, desktop]) {
    if (width !== present) await page.resize(width, height);
    present = width;
    await checkLayout(page, name, width);
    if (axe) expect(await runAxe(page, axe, read), `${name} at ${width} px`).toEqual([]);
    if (width !== phone && width !== desktop) continue;
    const picture = takesPictures && pictures !== null ? `${pictures}/${width}` : null;
    if (picture) await page.picture(`${picture}.png`);
    // A screen that differs from a checked one in its texts has the same colours.
    if (axe && pictures !== null)
      await checkDark(page, axe, `${name} at ${width} px, dark`, picture && `${picture}-dark.png`);
  }
  checkedPages.set(shown, pictures);
  if (width !== present) await page.resize(width, height);
}
