import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { isShown } from './in-page.ts';
import type { Journeys, Visitor } from './visitor.ts';

const certificate = `${main}#/bil/7130001/2/forsikringsbevis`;

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

/** Files, paper and the clipboard. */
export const documentJourneys: Journeys = {
  async 'a certificate is saved as a file (B2.67)'(visitor) {
    await visitor.open('private-one', certificate);
    await visitor.press('button', 'Last ned PDF');
    await visitor.sees(isShown, 'PDF-en er lastet ned.', true);
    await expect.poll(() => visitor.downloads()).toContain('forsikringsbevis-7130001.pdf');
  },

  async 'print shows only the certificate (B2.67)'(visitor) {
    await visitor.open('private-one', certificate);
    await visitor.sees(isShown, 'Dekning', true);
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
};
