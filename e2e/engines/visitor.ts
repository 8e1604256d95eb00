import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type EnginePage, playwrightPage } from '#e2e/support/engine-page.ts';
import { test } from '#e2e/support/test.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { goBack, visitAs } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'combobox';

/** A person in front of any engine. Playwright drives Chromium and Firefox, WebDriver drives WebKit. */
export interface Visitor extends EnginePage {
  /** Runs a function in every document before its own code, from the next document on. */
  beforeEachDocument(script: () => void): Promise<void>;
  /** Opens an address as a persona, with an insurer that responds at once. */
  open(persona: PersonaId, address: string): Promise<void>;
  /** Presses with the pointer. The name is the whole name. */
  press(role: Role, name: string): Promise<void>;
  /** Presses a key, named as in the DOM, or two keys together: 'Shift+Tab'. */
  pressKey(key: string): Promise<void>;
  /** Replaces the text of a field. */
  type(label: string, text: string): Promise<void>;
  /** Presses the browser's Back button, where its driver can. */
  goBack(): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the function, which runs in the page, returns the value. */
  sees<Given>(read: (given: Given) => unknown, given: Given, value: unknown): Promise<void>;
  /** Whether a page that was left for another document comes back as it was. */
  readonly keepsPages: boolean;
  /** The names of the files that the browser has saved; there may be others. */
  downloads(): readonly string[];
}

/** What a visitor does, by the sentence that it proves. */
export type Journeys = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

const intervals = [20, 50, 100];

/** `sees` of every engine: a page that is being replaced has nothing to read. */
export const seenIn =
  (evaluate: EnginePage['evaluate']): Visitor['sees'] =>
  async (read, given, value) => {
    await expect.poll(() => evaluate(read, given).catch(String), { intervals }).toEqual(value);
  };

/** The driver of Firefox reports no download, but saves the file below the folder of the run until the test ends. */
const filesOfRun = (): readonly string[] =>
  readdirSync(test.info().project.outputDir, { recursive: true }).map((file) => basename(String(file)));

/** A person in Chromium or Firefox. */
export function playwrightVisitor(page: Page): Visitor {
  const enginePage = playwrightPage(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return {
    ...enginePage,
    beforeEachDocument: async (script) => void (await page.addInitScript(script)),
    async open(persona, address) {
      // Only Chromium asks before a page writes to the clipboard.
      if (!isFirefox) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitAs(page, persona, address);
    },
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    pressKey: (key) => page.keyboard.press(key),
    type: (label, text) => typeInto(page.getByLabel(label, { exact: true }), text),
    goBack: () => goBack(page),
    reload: async () => void (await page.reload()),
    sees: seenIn(enginePage.evaluate),
    // The tests switch the back-forward cache of Chromium and Firefox off.
    keepsPages: false,
    downloads: () => (isFirefox ? filesOfRun() : saved),
  };
}
