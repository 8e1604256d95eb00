import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { checkSettings } from '#e2e/support/look/settings.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

const pages: Partial<Record<PersonaId, readonly string[]>> = {
  'private-rich': [
    ...['home', 'settings', 'insight', 'travel-cards', 'travel-card', 'proposals'].map(documentOf),
    ...[`${main}#/bil/7130010/2`, '/mellomside'],
  ],
  'private-one': [`${main}/kjope`, '/oversikt/forsikring/egenerklaring'],
  // The table of a company's overview scrolls sideways with large text.
  'business-admin': ['access', 'change-policy', 'order-policy', 'employee-report'].map(documentOf),
  'business-self-administered': ['self-administered-report'].map(documentOf),
};

for (const [persona, addresses] of Object.entries(pages)) {
  test(`pages of ${persona} fit a phone held sideways and text of 200 %, keep the borders of controls in forced colours, and do not move with reduced motion (WCAG 1.3.4, 1.4.4, 1.4.11)`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await visitAs(page, persona as PersonaId, address);
      await waitUntilLoaded(page);
      await checkSettings(page, address);
    }
  });
}
