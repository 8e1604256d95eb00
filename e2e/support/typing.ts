import type { Locator } from 'playwright/test';

/**
 * Replaces the text of a field. Firefox gets real keys: what Playwright's `fill` does there reaches no handler of React.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.press('ControlOrMeta+a');
  await (text === '' ? field.press('Delete') : field.pressSequentially(text));
}
