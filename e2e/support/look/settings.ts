import { expect, type Page } from 'playwright/test';
import { coveredControls } from './covered.ts';
import { overflow } from './layout.ts';

/** Runs in the page: elements that move for longer than a moment, although the visitor prefers reduced motion. */
function movingElements(): readonly string[] {
  const milliseconds = (durations: string) =>
    Math.max(
      ...durations
        .split(',')
        .map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)),
    );
  const moving = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    const time = Math.max(milliseconds(transitionDuration), milliseconds(animationDuration));
    return time > 1 ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}: ${time} ms`] : [];
  });
  return [...new Set(moving)];
}

/** Runs in the page: fields and filled buttons without a border, where the browser replaces the colours of the page. */
function edgelessControls(): readonly string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = top.querySelectorAll(
    'input, select, textarea, .aksel-button:is([data-variant^=primary], [data-variant^=secondary])',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => {
      const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return appearance === 'none' && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

async function expectFit(page: Page, name: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(overflow), `${name}: too wide`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(coveredControls), name).toEqual([]);
}

/** Checks a page with the settings of a visitor: a phone held sideways, text of double size, forced colours, less motion. */
export async function checkSettings(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 });
  await expectFit(page, `${name}, on a phone held sideways`);
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  await expectFit(page, `${name}, with text of 200 %`);
  await setTextSize(page, '');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect.soft(await page.evaluate(edgelessControls), `${name}, in forced colours`).toEqual([]);
  expect.soft(await page.evaluate(movingElements), `${name}, with reduced motion`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
}
