import { expect, type Locator, type Page } from 'playwright/test';
import type { Driver } from '#flows/engine/walk/script.ts';
import { titleFor } from '#test/support/title.ts';
import { findTexts } from './found-texts.ts';
import { typeInto } from './typing.ts';

const intervals = [5, 10, 20, 50];

const labelOf = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '');

/** The labels of the checked controls, in one request: each request to Chromium takes ten milliseconds. */
const checkedIn = (boxes: Locator) =>
  boxes.evaluateAll((inputs: readonly HTMLInputElement[]) =>
    inputs.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent ?? ''),
  );

const find = (page: Page, flow: string, texts: readonly string[]) =>
  page.evaluate(findTexts, [flow, texts] as const);

/** A person in Chromium or Firefox. */
export function pageDriver(page: Page, flow: string): Driver {
  const part = page.locator(`[data-flow="${flow}"]`);
  const field = (label: string) =>
    page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label, exact: true }))
      .or(page.getByRole('searchbox', { name: label, exact: true }));
  // By its legend: Firefox ESR may crash when Playwright computes the name of a group.
  const group = (role: 'group' | 'radiogroup', question: string) =>
    page.getByRole(role).filter({ has: page.locator('legend', { hasText: question }) });
  return {
    // Uses the keyboard: an open list may cover the button, and closes when the field loses focus.
    async press(name) {
      const own = part.getByRole('button', { name, exact: true });
      const anywhere = page.getByRole('button', { name, exact: true });
      await ((await own.count()) > 0 ? own : anywhere).press('Enter');
    },
    focus: (name) => part.getByRole('button', { name, exact: true }).focus(),
    choose: (question, answer) => group('radiogroup', question).getByRole('radio', { name: answer }).check(),
    pressCheckbox: (label) => page.getByRole('checkbox', { name: label }).press('Space'),
    async tickOnly(question, labels) {
      const boxes = group('group', question).getByRole('checkbox');
      for (const box of await boxes.all()) await box.setChecked(labels.includes(await labelOf(box)));
    },
    click: (role, name) => page.getByRole(role, { name, exact: role === 'option' }).click(),
    type: (label, text) => typeInto(field(label), text),
    pressKey: (key) => page.keyboard.press(key),
    pressBackdrop: () => page.mouse.click(4, 4),
    touchDialogBar: (action, y) =>
      page.locator('.dialog__bar').dispatchEvent(`pointer${action}`, { pointerType: 'touch', clientY: y }),
    settleClipboard: (result) => page.evaluate(`settleClipboard('${result}')`),
    settleShare: (result) => page.evaluate(`settleShare('${result}')`),
    visit: (address) =>
      page.evaluate((to) => {
        window.location.hash = to;
      }, address),
    expectHeading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText([text]),
    async sees(...texts) {
      const unseen = async () => {
        const seen = (await find(page, flow, texts)).flatMap(({ text, isVisible }) =>
          isVisible ? text : [],
        );
        return texts.filter((text) => !seen.includes(text));
      };
      await expect.poll(unseen, { message: 'texts that are not seen', intervals }).toEqual([]);
    },
    hears: (text) => expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0),
    async expectFocusOnHeading() {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(titleFor(await heading.textContent()));
    },
    expectChosen(question, answer) {
      const radios = group('radiogroup', question).getByRole('radio');
      return expect.poll(() => checkedIn(radios), { intervals }).toEqual(answer === null ? [] : [answer]);
    },
    expectTicked: (label, isTicked) =>
      expect(page.getByRole('checkbox', { name: label })).toBeChecked({ checked: isTicked }),
    expectTickedOnly(question, labels) {
      const boxes = group('group', question).getByRole('checkbox');
      return expect.poll(() => checkedIn(boxes), { intervals }).toEqual(labels);
    },
    async seesNot(...texts) {
      const found = async () => (await find(page, flow, texts)).map(({ text }) => text);
      await expect.poll(found, { message: 'texts that should not be there', intervals }).toEqual([]);
    },
    expectValue: (label, value) => expect(field(label)).toHaveValue(value),
    expectDialog: (heading) =>
      heading === null
        ? expect(page.locator('dialog[open]')).toHaveCount(0)
        : expect(page.getByRole('dialog', { name: heading })).toBeVisible(),
    expectOptions: (options) =>
      options === null
        ? expect(page.getByRole('listbox')).toHaveCount(0)
        : expect(page.getByRole('option')).toHaveText([...options]),
  };
}
