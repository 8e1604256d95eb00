import { expect } from 'playwright/test';
import { registry } from '#flows/registry.ts';
import { playwrightPage } from './support/engine-page.ts';
import { axeOf } from './support/look/axe.ts';
import { checkLook } from './support/look/check-look.ts';
import { openPageSite } from './support/page-site.ts';
import { proveFlow } from './support/prove-flow.ts';
import { test } from './support/test.ts';

for (const { flow } of registry) {
  test(`${flow.id}: the page takes every transition, and the look of every screen is right`, async ({
    page,
    browserName,
  }, testInfo) => {
    const policyErrors: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) policyErrors.push(message.text());
    });
    await proveFlow(
      flow.id,
      {
        name: browserName === 'firefox' ? 'firefox' : 'chromium',
        open: (walk, path) => openPageSite(page, walk, path),
        checkLook: (name, pictures) => checkLook(playwrightPage(page), name, pictures, axeOf(page)),
      },
      testInfo,
    );
    expect(policyErrors).toEqual([]);
  });
}
