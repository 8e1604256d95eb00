import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type EnginePage, listOf } from '#e2e/support/engine-page.ts';
import type { Wanted } from './in-page.ts';

/** Milliseconds that a test waits for an element or a state, and between two looks. */
const [patience, interval] = [20_000, 10];

/** A page of WebKit. The browser performs the actions of a person; checks read the page. */
export interface WebKitPage extends EnginePage {
  readonly driver: WebDriver;
  /** Waits for an element of one of the kinds; the order of the kinds decides between several. */
  element(...wanted: readonly Wanted[]): Promise<WebElement>;
  /** Waits until the function returns true in the page. */
  until<Given>(isTrue: (given: Given) => boolean, given: Given, what: string): Promise<void>;
  /** Presses a key, named as in the DOM, or several together: 'Shift+Tab'. */
  pressKey(key: string): Promise<void>;
}

/** `Key.ARROW_DOWN` for 'ArrowDown'. */
function keyNamed(name: string): string {
  const key = new Map(Object.entries(Key)).get(name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase());
  return typeof key === 'string' ? key : name;
}

/** Replaces the text of a field, key by key. A text with tabs is pasted: the Tab key leaves the field. */
export async function typeInto(field: WebElement, text: string): Promise<void> {
  await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
  if (text.includes('\t')) {
    await field.getDriver().executeScript("document.execCommand('insertText', false, arguments[0])", text);
    return;
  }
  await field.sendKeys(text === '' ? Key.DELETE : text);
}

export function webKitPage(driver: WebDriver): WebKitPage {
  const window = driver.manage().window();
  const until: WebKitPage['until'] = async (isTrue, given, what) => {
    // A page that is being replaced cannot run the function.
    const look = () => driver.executeScript(`return (${isTrue})(arguments[0])`, given).catch(() => false);
    await driver.wait(look, patience, what, interval);
  };
  return {
    driver,
    evaluate: (read: (given: never) => unknown, given?: unknown) =>
      driver.executeScript<never>(`return (${read})(arguments[0])`, given),
    evaluateAll: (reads) => driver.executeScript<never>(`return ${listOf(reads)}`),
    async resize(width, height) {
      // The window is measured again at each look, because an earlier change of its size may not have ended.
      const hasSize = async () => {
        const outer = await window.getRect();
        const script = 'return [window.innerWidth, window.innerHeight]';
        const [innerWidth, innerHeight] = await driver.executeScript<readonly [number, number]>(script);
        if (innerWidth === width && innerHeight === height) return true;
        await window.setRect({
          width: width + outer.width - innerWidth,
          height: height + outer.height - innerHeight,
        });
        return false;
      };
      // A page that is being replaced cannot run the script.
      const look = () => hasSize().catch(() => false);
      await driver.wait(look, patience, `not ${width} x ${height} pixels`, interval);
    },
    async picture(file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await driver.takeScreenshot(), 'base64');
    },
    async element(...wanted) {
      const look = () =>
        driver
          .executeScript<WebElement | null>(
            'return [...arguments].flatMap((wanted) => inPage.find(wanted))[0]',
            ...wanted,
          )
          .catch(() => null);
      const what = `no ${JSON.stringify(wanted)}`;
      const found = await driver.wait(look, patience, what, interval);
      if (!found) throw new Error(what);
      return found;
    },
    until,
    pressKey(keys) {
      const [last = '', ...held] = keys.split('+').map(keyNamed).reverse();
      const actions = driver.actions();
      for (const key of held) actions.keyDown(key);
      actions.sendKeys(last);
      for (const key of held) actions.keyUp(key);
      return actions.perform();
    },
  };
}
