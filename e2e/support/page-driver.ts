import { expect, type Locator, type Page } from 'playwright/test';
import type { Driver } from '#flows/engine/walk/script.ts';
import { titleBy } from '#test/support/title.ts';

const labelOf = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '');

/** A person in Chromium. */
export function pageDriver(page: Page, flow: string): Driver {
  const part = page.locator(`[data-flow="${flow}"]`);
  const dropdown = (label: string) => page.getByRole('combobox', { name: label });
  const field = (label: string) =>
    dropdown(label).or(page.getByRole('textbox', { name: label, exact: true }));
  // What only a screen reader hears twice is not what is looked for.
  const visible = (text: string) =>
    part.getByText(text, { exact: true }).and(page.locator(':not([role=status])'));
  return {
    // By the keyboard: a list may lie over the button, and goes when the field loses focus.
    async press(name) {
      const own = part.getByRole('button', { name, exact: true });
      const anywhere = page.getByRole('button', { name, exact: true });
      await ((await own.count()) > 0 ? own : anywhere).press('Enter');
    },
    choose: (question, answer) =>
      page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check(),
    async tick(question, answers) {
      const boxes = page.getByRole('group', { name: question }).getByRole('checkbox');
      for (const box of await boxes.all()) await box.setChecked(answers.includes(await labelOf(box)));
    },
    open: (label) => dropdown(label).click(),
    pick: (option) => page.getByRole('option', { name: option, exact: true }).click(),
    type: (label, text) => field(label).fill(text),
    key: (key) => page.keyboard.press(key),
    pressBesideDialog: () => page.mouse.click(4, 4),
    finger: (moves, at) =>
      page.locator('.dialog__bar').dispatchEvent(`pointer${moves}`, { pointerType: 'touch', clientY: at }),
    clipboard: (answer) => page.evaluate(`answerClipboard('${answer}')`),
    visit: (address) =>
      page.evaluate((to) => {
        window.location.hash = to;
      }, address),
    heading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText([text]),
    async sees(...texts) {
      for (const text of texts) await expect(visible(text).first()).toBeVisible();
    },
    hears: (text) => expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0),
    async isLedToHeading() {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(titleBy(await heading.textContent()));
    },
    async chosen(question, answer) {
      const radios = page.getByRole('radiogroup', { name: question }).getByRole('radio');
      for (const radio of await radios.all()) {
        await expect(radio).toBeChecked({ checked: (await labelOf(radio)) === answer });
      }
    },
    async ticked(question, answers) {
      const boxes = page.getByRole('group', { name: question }).getByRole('checkbox');
      for (const box of await boxes.all())
        await expect(box).toBeChecked({ checked: answers.includes(await labelOf(box)) });
    },
    async seesNot(...texts) {
      for (const text of texts) await expect(visible(text)).toHaveCount(0);
    },
    field: (label, value) => expect(field(label)).toHaveValue(value),
    dialog: (heading) =>
      heading === null
        ? expect(page.locator('dialog[open]')).toHaveCount(0)
        : expect(page.getByRole('dialog', { name: heading })).toBeVisible(),
    list: (options) =>
      options === null
        ? expect(page.getByRole('listbox')).toHaveCount(0)
        : expect(page.getByRole('option')).toHaveText([...options]),
  };
}
