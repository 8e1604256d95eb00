import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { countLoading, focusedText, hasDialog, heading, isShown } from './in-page.ts';
import type { Journeys, Visitor } from './visitor.ts';

async function openSwitch(visitor: Visitor) {
  await visitor.open('private-rich', main);
  await visitor.sees(isShown, 'Mine forsikringer', true);
  await visitor.press('button', 'Bytt bruker');
  await visitor.sees(focusedText, null, 'Bytt bruker');
  await visitor.sees(hasDialog, null, true);
}

export const dialogJourneys: Journeys = {
  async 'Escape closes a dialog, and focus returns to the button that opened it'(visitor) {
    await openSwitch(visitor);
    await visitor.pressKey('Escape');
    await visitor.sees(hasDialog, null, false);
    await visitor.sees(() => document.activeElement?.tagName, null, 'BUTTON');
    await visitor.sees(focusedText, null, 'Bytt bruker');
  },

  // In Safari on a Mac, pressing a button does not focus it.
  async 'focus returns to the button also in a browser that does not focus a pressed button'(visitor) {
    await visitor.open('private-rich', main);
    await visitor.sees(isShown, 'Mine forsikringer', true);
    await visitor.evaluate(() => {
      const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
      addEventListener('click', blur, { capture: true });
    });
    await visitor.press('button', 'Bytt bruker');
    await visitor.sees(hasDialog, null, true);
    await visitor.pressKey('Escape');
    await visitor.sees(hasDialog, null, false);
    await visitor.sees(() => document.activeElement?.tagName, null, 'BUTTON');
    await visitor.sees(focusedText, null, 'Bytt bruker');
  },

  async 'Tab stays in a dialog'(visitor) {
    await openSwitch(visitor);
    const isOutside = () =>
      document.activeElement !== document.body &&
      !document.querySelector('dialog')?.contains(document.activeElement);
    for (let presses = 0; presses < 8; presses++) {
      await visitor.pressKey('Tab');
      expect(await visitor.evaluate(isOutside)).toBe(false);
    }
  },

  async 'Back closes a dialog, and then leads to the previous page'(visitor) {
    await visitor.open('private-rich', main);
    await visitor.sees(isShown, 'Mine forsikringer', true);
    await visitor.sees(countLoading, null, 0);
    await visitor.press('button', 'Hjem og fritid');
    await visitor.press('link', 'Reise');
    await visitor.press('button', 'Se reisekort');
    await visitor.sees(hasDialog, null, true);
    await visitor.goBack();
    await visitor.sees(hasDialog, null, false);
    await visitor.sees(focusedText, null, 'Se reisekort');
    await visitor.goBack();
    await visitor.sees(heading, null, 'Forsikring');
  },
};
