import { documentOf } from '#e2e/support/documents.ts';
import { focusedText, isShown, valueAt } from './in-page.ts';
import type { Journeys } from './visitor.ts';

/** A day in Oslo, as the form shows it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('nb-NO', {
    timeZone: 'Europe/Oslo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

export const formJourneys: Journeys = {
  async 'a date is chosen in the calendar by keyboard (B9.2)'(visitor) {
    await visitor.open('business-user', documentOf('employee-report'));
    await visitor.press('radio', 'Innmelding');
    const [today, tomorrow] = [0, 1].map(dayFromNow);
    await visitor.sees(valueAt, 'Gjelder fra', today);
    await visitor.press('button', 'Velg dato');
    await visitor.sees(() => document.activeElement?.closest('[role=dialog]') !== null, null, true);
    await visitor.pressKey('ArrowRight');
    await visitor.pressKey('Enter');
    await visitor.sees(valueAt, 'Gjelder fra', tomorrow);
    await visitor.sees(focusedText, null, 'Velg dato');
  },

  async 'a rejected form moves focus to its first invalid field'(visitor) {
    await visitor.open('business-user', documentOf('employee-report'));
    await visitor.press('radio', 'Innmelding');
    await visitor.press('button', 'Send');
    await visitor.sees(() => document.activeElement?.closest('[aria-invalid="true"]') !== null, null, true);
  },

  async 'the pages work in a browser that refuses storage'(visitor) {
    await visitor.beforeEachDocument(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: refuse });
    });
    await visitor.open('private-one', documentOf('settings'));
    await visitor.press('button', 'Endre');
    await visitor.type('E-post', 'ny@post.example');
    await visitor.press('button', 'Lagre');
    await visitor.sees(isShown, 'ny@post.example', true);
    await visitor.sees(isShown, 'Noe gikk galt', false);
  },

  async 'storage that is cleared while a form is filled in loses nothing of the form'(visitor) {
    await visitor.open('private-one', documentOf('settings'));
    await visitor.press('button', 'Endre');
    await visitor.type('E-post', 'annen@post.example');
    await visitor.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await visitor.press('button', 'Lagre');
    await visitor.sees(isShown, 'annen@post.example', true);
    await visitor.reload();
    await visitor.sees(isShown, 'annen@post.example', true);
  },
};
