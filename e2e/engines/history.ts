import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { countLoading, focusedText, hasDialog, heading, isShown } from './in-page.ts';
import type { Journeys } from './visitor.ts';

export const historyJourneys: Journeys = {
  async 'the pages of the main app are entries of the history'(visitor) {
    await visitor.open('private-rich', main);
    await visitor.sees(isShown, 'Mine forsikringer', true);
    await visitor.press('link', 'Profil og innstillinger');
    await visitor.sees(heading, null, 'Profil og innstillinger');
    await visitor.sees(focusedText, null, 'Profil og innstillinger');
    await visitor.goBack();
    await visitor.sees(heading, null, 'Forsikring');
    await visitor.evaluate(() => void setTimeout(() => history.forward()));
    await visitor.sees(heading, null, 'Profil og innstillinger');
    await visitor.reload();
    await visitor.sees(heading, null, 'Profil og innstillinger');
  },

  async 'going back restores the position on the page'(visitor) {
    await visitor.open('private-rich', main);
    await visitor.sees(isShown, 'Oppgaver', true);
    await visitor.sees(countLoading, null, 0);
    await visitor.press('button', 'Under behandling eller gjelder senere');
    const scrollToDrone = () => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Drone');
      link?.scrollIntoView({ block: 'center' });
      return scrollY;
    };
    const position = await visitor.evaluate(scrollToDrone);
    expect(position).toBeGreaterThan(600);
    // Not a change of the address by a script: the Back button may skip its entry.
    await visitor.press('link', 'Drone');
    await visitor.sees(heading, null, 'Drone');
    await visitor.sees(() => scrollY, null, 0);
    await visitor.goBack();
    await visitor.sees(heading, null, 'Forsikring');
    await visitor.sees((wanted) => Math.abs(scrollY - wanted) < 50, position, true);
  },

  async 'a page that was left for another document works again after Back'(visitor) {
    await visitor.open('private-rich', main);
    await visitor.sees(isShown, 'Mine forsikringer', true);
    await visitor.evaluate(() => void Reflect.set(window, 'isSameDocument', true));
    await visitor.evaluate((address) => void setTimeout(() => location.assign(address)), `${main}/kjope`);
    await visitor.sees(() => location.pathname, null, `${main}/kjope`);
    await visitor.sees(() => document.querySelector('[data-flow="buy"]') !== null, null, true);
    await visitor.goBack();
    await visitor.sees(heading, null, 'Forsikring');
    await visitor.sees(() => 'isSameDocument' in window, null, visitor.keepsPages);
    await visitor.press('button', 'Bytt bruker');
    await visitor.sees(hasDialog, null, true);
  },
};
