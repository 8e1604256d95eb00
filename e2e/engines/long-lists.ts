import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { isShown } from './in-page.ts';
import type { Journeys } from './visitor.ts';

export const longListJourneys: Journeys = {
  async 'ten thousand employees are searched (B2.80)'(visitor) {
    await visitor.open('business-large', `${main}#/bm/personal/7260002/3/ansattliste`);
    await visitor.sees(isShown, '10 000 ansatte er meldt inn', true);
    await visitor.type('Søk på en ansatt...', 'finnes ikke');
    await visitor.sees(() => document.querySelectorAll('[aria-posinset]').length, null, 0);
    await visitor.type('Søk på en ansatt...', '');
    await visitor.sees(() => document.querySelector('[aria-posinset="1"]') !== null, null, true);
    // The height of the list is estimated until its cards are rendered.
    const scrollToLast = () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('[aria-posinset="10000"]') !== null;
    };
    await visitor.sees(scrollToLast, null, true);
  },

  async 'the search of the browser finds rows that are not rendered (0028)'(visitor) {
    await visitor.open('business-self-administered', `${main}#/bm/admin/selvadministrert-inn-og-utmelding`);
    await visitor.press('radio', 'Innmelding');
    const addRow = () => {
      const buttons = [...document.querySelectorAll('button')];
      const { length } = document.querySelectorAll('.employee-row');
      if (length < 20) buttons.find((button) => button.textContent === 'Legg til ansatt')?.click();
      return length;
    };
    await visitor.sees(addRow, null, 20);
    // The browser renders a row that has focus.
    const isLastRendered = () => {
      document.querySelector<HTMLElement>('.employee-row input')?.focus();
      scrollTo(0, 0);
      const last = document.querySelector('.employee-row:last-child .employee-row__name');
      return last?.checkVisibility({ contentVisibilityAuto: true });
    };
    await visitor.sees(isLastRendered, null, false);
    const find = () => Reflect.apply(Reflect.get(window, 'find'), window, ['Ansatt 20']);
    expect(await visitor.evaluate(find)).toBe(true);
  },
};
