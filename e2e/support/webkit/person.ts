import { expect } from 'playwright/test';
import { Key } from 'selenium-webdriver';
import { findTexts } from '#e2e/support/found-texts.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { titleFor } from '#test/support/title.ts';
import type { Wanted } from './in-page.ts';
import { typeInto, type WebKitPage } from './webkit-page.ts';

const intervals = [5, 10, 20, 50];

/** The inputs of a group. */
const inputs = (group: string, name: string, role: string): Wanted => ({
  role,
  within: { role: group, name },
});

/**
 * Runs in the page. Focuses a button, and notes whether the next key reaches it: a new page may move focus to its heading
 * just then. The day of a calendar may be replaced when it gets focus, so the text counts. A new document has no note.
 */
const focusAndNote = `const [button] = arguments;
  window.isReached = false;
  const note = ({ target }) => { window.isReached = target === button || target.textContent === button.textContent; };
  addEventListener('keydown', note, { capture: true, once: true });
  button.focus();`;

/** A person in WebKit. */
export function webKitPerson(page: WebKitPage, flow: string): Driver {
  const { driver } = page;
  const named = (role: string, name: string): Wanted => ({ role, name, isWhole: true });
  const button = (name: string) =>
    page.element({ ...named('button', name), within: `[data-flow="${flow}"]` }, named('button', name));
  const fields = (label: string): readonly Wanted[] => [
    { role: 'combobox', name: label },
    named('textbox', label),
    named('searchbox', label),
  ];
  /** What the function reads in the page; a page that is being replaced has nothing to read. */
  const eventually = <Given>(read: (given: Given) => unknown, given: Given, message?: string) =>
    expect.poll(() => page.evaluate(read, given).catch(String), { ...(message && { message }), intervals });
  const textsOf = (wanted: Wanted) =>
    eventually((all) => window.inPage.find(all).map(({ textContent }) => textContent), wanted);
  const checkedLabels = (wanted: Wanted) =>
    eventually(
      (all) =>
        Object.entries(window.inPage.checked(all)).flatMap(([label, isChecked]) => (isChecked ? label : [])),
      wanted,
    );

  return {
    // By keyboard, as in the other engines: an open list may cover the button, and closes when the field loses focus.
    async press(name) {
      const press = async () => {
        await driver.executeScript(focusAndNote, await button(name));
        await page.pressKey('Enter');
        return (await driver.executeScript('return window.isReached')) !== false;
      };
      await expect.poll(press, { message: `the key reached '${name}'`, intervals }).toBe(true);
    },
    focus: async (name) => driver.executeScript('arguments[0].focus()', await button(name)),
    choose: async (question, answer) =>
      (await page.element({ ...inputs('radiogroup', question, 'radio'), name: answer })).click(),
    pressCheckbox: async (name) => (await page.element({ role: 'checkbox', name })).sendKeys(Key.SPACE),
    async tickOnly(question, labels) {
      const boxes = inputs('group', question, 'checkbox');
      await page.element(boxes);
      const checked = await page.evaluate((all) => window.inPage.checked(all), boxes);
      for (const [name, isChecked] of Object.entries(checked))
        if (isChecked !== labels.includes(name))
          await (await page.element({ ...boxes, name, isWhole: true })).click();
    },
    click: async (role, name) => (await page.element({ role, name, isWhole: role === 'option' })).click(),
    type: async (label, text) => typeInto(await page.element(...fields(label)), text),
    pressKey: page.pressKey,
    pressBackdrop: () => driver.actions().move({ x: 4, y: 4 }).click().perform(),
    touchDialogBar: (action, y) =>
      page.evaluate(
        ([type, clientY]) => {
          const touch = new PointerEvent(type, { pointerType: 'touch', clientY, bubbles: true });
          document.querySelector('.dialog__bar')?.dispatchEvent(touch);
        },
        [`pointer${action}`, y] as const,
      ),
    settleClipboard: (result) => driver.executeScript(`settleClipboard('${result}')`),
    settleShare: (result) => driver.executeScript(`settleShare('${result}')`),
    visit: (address) =>
      page.evaluate((to) => {
        window.location.hash = to;
      }, address),
    expectHeading: (text) =>
      eventually(
        () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
        null,
      ).toEqual([text]),
    async sees(...texts) {
      const unseen = async () => {
        const found = await page.evaluate(findTexts, [flow, texts] as const);
        return texts.filter((text) => !found.some((each) => each.isVisible && each.text === text));
      };
      await expect.poll(unseen, { message: 'texts that are not seen', intervals }).toEqual([]);
    },
    async seesNot(...texts) {
      await eventually(findTexts, [flow, texts] as const, 'texts that should not be there').toEqual([]);
    },
    hears: (text) =>
      eventually(
        (wanted) =>
          [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
            textContent?.includes(wanted),
          ),
        text,
      ).toBe(true),
    async expectFocusOnHeading() {
      const focused = () => [
        document.activeElement?.tagName,
        document.activeElement?.textContent,
        document.title,
      ];
      const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? null);
      await eventually(focused, null).toEqual(['H1', heading, titleFor(heading)]);
    },
    expectChosen: (question, answer) =>
      checkedLabels(inputs('radiogroup', question, 'radio')).toEqual(answer === null ? [] : [answer]),
    expectTicked: (name, isTicked) =>
      eventually((box) => Object.values(window.inPage.checked(box)), { role: 'checkbox', name }).toEqual([
        isTicked,
      ]),
    expectTickedOnly: (question, labels) =>
      checkedLabels(inputs('group', question, 'checkbox')).toEqual(labels),
    async expectValue(label, value) {
      const read = (all: readonly Wanted[]) =>
        all.flatMap((each) => window.inPage.find(each)).map((field) => (field as HTMLInputElement).value)[0];
      await eventually(read, fields(label)).toBe(value);
    },
    expectDialog: (heading) =>
      eventually(() => {
        const [open] = document.querySelectorAll('dialog[open]');
        const id = open?.getAttribute('aria-labelledby');
        return id ? document.getElementById(id)?.textContent : null;
      }, null).toBe(heading),
    expectOptions: (options) =>
      options === null
        ? textsOf({ role: 'listbox' }).toEqual([])
        : textsOf({ role: 'option' }).toEqual(options),
  };
}
