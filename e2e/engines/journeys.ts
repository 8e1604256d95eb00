import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { coveredControls } from '#e2e/support/look/covered.ts';
import type { Visitor } from './visitor.ts';

type Journey = (visitor: Visitor) => Promise<void>;

const settings = `${main}#/innstillinger`;
const certificate = `${main}#/bil/7130001/2/forsikringsbevis`;
const report = `${main}#/bm/admin/ansatt-inn-og-utmelding`;

/** These run in the page. */
const heading = () => document.querySelector('h1')?.textContent ?? null;
const focusedText = () => document.activeElement?.textContent ?? null;
const isShown = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text);
const countLoading = () => document.querySelectorAll('.aksel-skeleton, .aksel-loader').length;
const hasDialog = () => document.querySelector('dialog[open]') !== null;
const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
const valueAt = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)?.value ??
  null;

/** A day in Oslo, as the form shows it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('nb-NO', {
    timeZone: 'Europe/Oslo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

async function openSwitch(visitor: Visitor) {
  await visitor.open('private-rich', main);
  await visitor.sees(isShown, 'Mine forsikringer', true);
  await visitor.press('button', 'Bytt bruker');
  await visitor.sees(focusedText, null, 'Bytt bruker');
  await visitor.sees(hasDialog, null, true);
}

/** Steers the sandbox from the page. */
const fails = (visitor: Visitor, operation: string, status: number) =>
  visitor.evaluate(
    (fault) =>
      fetch('/sandbox/faults', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      }).then((response) => response.status),
    { operation, status },
  );

/** Behaviour that only a browser has, in every engine. */
export const journeys: Readonly<Record<string, Journey>> = {
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
    await visitor.press('link', 'Reise');
    await visitor.press('button', 'Se reisekort');
    await visitor.sees(hasDialog, null, true);
    await visitor.goBack();
    await visitor.sees(hasDialog, null, false);
    await visitor.sees(focusedText, null, 'Se reisekort');
    await visitor.goBack();
    await visitor.sees(heading, null, 'Forsikring');
  },

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

  async 'a date is chosen in the calendar by keyboard (B9.2)'(visitor) {
    await visitor.open('business-user', report);
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
    await visitor.open('business-user', report);
    await visitor.press('radio', 'Innmelding');
    await visitor.press('button', 'Send');
    await visitor.sees(() => document.activeElement?.closest('[aria-invalid="true"]') !== null, null, true);
  },

  async 'a certificate is saved as a file (B2.67)'(visitor) {
    await visitor.open('private-one', certificate);
    await visitor.press('button', 'Last ned PDF');
    await visitor.sees(isShown, 'PDF-en er lastet ned.', true);
    await expect.poll(() => visitor.downloads()).toContain('forsikringsbevis-7130001.pdf');
  },

  async 'print shows only the certificate (B2.67)'(visitor) {
    await visitor.open('private-one', certificate);
    await visitor.sees(isShown, 'FORSIKRINGSBEVIS', true);
    // WebDriver of WebKit does not print: the rules for paper apply to the screen instead.
    await visitor.evaluate(() => {
      for (const { cssRules } of document.styleSheets)
        for (const rule of cssRules)
          if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
    });
    const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    for (const part of ['.masthead', '.footer', 'h1']) await visitor.sees(isVisible, part, false);
    await visitor.sees(isShown, 'FORSIKRINGSBEVIS', true);
    await visitor.sees(isShown, 'Last ned PDF', false);
  },

  async 'an error code is copied to the clipboard (A2.45, B4.26)'(visitor) {
    await visitor.open('private-one', '/min-side');
    await fails(visitor, 'getDamageDirectDebitForm', 503);
    await visitor.open('private-one', `${main}#/avtalegiro/skade?context=kjop-bil`);
    await visitor.press('button', 'Kopier feilkode');
    await visitor.sees(isShown, 'Feilkoden er kopiert.', true);
    await visitor.evaluate(() => {
      const field = document.createElement('textarea');
      field.setAttribute('aria-label', 'Lim inn');
      document.body.append(field);
      field.focus();
    });
    await visitor.pressKey('Control+v');
    await visitor.sees(
      () => document.querySelector<HTMLTextAreaElement>('[aria-label="Lim inn"]')?.value.split('\n')[1],
      null,
      'HTTP-status: 503',
    );
  },

  async 'the pages work in a browser that refuses storage'(visitor) {
    await visitor.beforeEachDocument(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: refuse });
    });
    await visitor.open('private-one', settings);
    await visitor.press('button', 'Endre');
    await visitor.type('E-post', 'ny@post.example');
    await visitor.press('button', 'Lagre');
    await visitor.sees(isShown, 'ny@post.example', true);
    await visitor.sees(isShown, 'Noe gikk galt', false);
  },

  async 'storage that is cleared while a form is filled in loses nothing of the form'(visitor) {
    await visitor.open('private-one', settings);
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

  async 'the pages fit 320 px'(visitor) {
    await visitor.resize(320, 640);
    for (const address of [main, settings, `${main}#/dele-forsikringer`, `${main}/kjope`]) {
      await visitor.open('private-rich', address);
      await visitor.sees(countLoading, null, 0);
      await visitor.sees(heading, null, expect.any(String));
      await visitor.sees(isTooWide, null, false);
    }
    await visitor.resize(360, 740);
  },

  async 'text of 200 % fits a desktop, and nothing covers a control (WCAG 1.4.4)'(visitor) {
    await visitor.resize(1280, 800);
    for (const [persona, address] of [
      ['private-rich', main],
      ['business-admin', main],
      ['private-rich', settings],
      ['business-user', report],
    ] as const) {
      await visitor.open(persona, address);
      await visitor.sees(countLoading, null, 0);
      await visitor.sees(heading, null, expect.any(String));
      await visitor.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await visitor.sees(isTooWide, null, false);
      expect(await visitor.evaluate(coveredControls)).toEqual([]);
    }
    await visitor.resize(360, 740);
  },
};
