import { expect } from 'playwright/test';
import type { EnginePage } from '#e2e/support/engine-page.ts';
import type { OpenAxe } from './axe.ts';
import { coveredControls } from './covered.ts';
import { overflow, overprinted } from './layout.ts';

/**
 * Runs in the page: elements that move for longer than a moment, although the visitor prefers reduced motion. Aksel's rule
 * for reduced motion, which is `!important`, stops everything but its spinner and the backdrop of a dialog.
 */
function movingElements(): readonly string[] {
  const milliseconds = (durations: string) =>
    Math.max(
      ...durations
        .split(',')
        .map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)),
    );
  const styles = [...document.querySelectorAll('*')].flatMap((element) =>
    (element.matches('dialog') ? ['', '::backdrop'] : ['']).map((part) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part}`,
      style: getComputedStyle(element, part || null),
    })),
  );
  const moving = styles.flatMap(({ name, style }) => {
    const animated = style.animationName === 'none' ? 0 : milliseconds(style.animationDuration);
    const time = Math.max(milliseconds(style.transitionDuration), animated);
    const isSmooth = style.scrollBehavior === 'smooth';
    return time > 1 || isSmooth ? [`${name}: ${time} ms${isSmooth ? ', scrolls smoothly' : ''}`] : [];
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

/** Runs in the page. */
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs in the page. */
export function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
}

const fit = [overflow, overprinted, coveredControls] as const;

/** Runs in the page. */
function restoreText(): void {
  document.documentElement.style.fontSize = '';
}

/** With text of double size, the page is no wider than the window, and nothing covers a text or a control (WCAG 1.4.4). */
export async function checkLargeText(page: EnginePage, name: string): Promise<void> {
  const [, tooWide, ...covered] = await page.evaluateAll([enlargeText, ...fit, restoreText]);
  if (tooWide <= 0 && covered.flat().length === 0) return;
  // A text area and the rows of a long list take their new size a moment after the text.
  await page.evaluate(enlargeText);
  await expect.poll(() => page.evaluateAll(fit), name).toEqual([0, [], []]);
  await page.evaluate(restoreText);
}

/** In forced colours, controls have borders (1.4.11), and with reduced motion, nothing moves. Returns to light colours. */
export async function checkForcedColours(page: EnginePage, axe: OpenAxe, name: string): Promise<void> {
  const isReduced = await page.evaluate(prefersReducedMotion);
  await axe.setMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  const [edgeless, moving] = await page.evaluateAll([edgelessControls, movingElements]);
  expect(edgeless, `${name}, in forced colours`).toEqual([]);
  expect(moving, `${name}, with reduced motion`).toEqual([]);
  await axe.setMedia({ forcedColors: 'none', reducedMotion: isReduced ? 'reduce' : 'no-preference' });
}
