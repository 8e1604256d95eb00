import type { Page } from 'playwright/test';

/** What the focused control is called, and the names of the toolbar around it: one tab stop, moved in by arrow keys. */
const focused = `(() => {
  const nameOf = (part) => (part.labels?.[0] ?? part).textContent.trim();
  const { activeElement } = document;
  const tools = activeElement.closest('[role=toolbar]')?.querySelectorAll('button') ?? [];
  return { name: nameOf(activeElement), tools: [...tools].map(nameOf) };
})()`;

interface Focused {
  readonly name: string;
  readonly tools: readonly string[];
}

/**
 * Presses Tab, or Shift+Tab, and arrow keys within a toolbar, until the control with this name has focus; also past the end
 * of the page.
 */
export async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let times = 0; times < 150; times += 1) {
    await page.keyboard.press(key);
    const { name, tools }: Focused = await page.evaluate(focused);
    if (name === wanted) return;
    if (tools.includes(wanted)) {
      const steps = tools.indexOf(wanted) - tools.indexOf(name);
      for (let step = 0; step < Math.abs(steps); step += 1)
        await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
      return;
    }
    seen.push(name.slice(0, 40));
  }
  throw new Error(`Tab does not reach ${wanted}, but ${seen.join(', ')}`);
}
