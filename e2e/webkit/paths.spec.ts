import { checkLook } from '#e2e/support/look/check-look.ts';
import { proveFlow } from '#e2e/support/prove-flow.ts';
import { openWebKitSite } from '#e2e/support/webkit/site.ts';
import { test } from '#e2e/support/webkit/test.ts';
import { registry } from '#flows/registry.ts';

for (const { flow } of registry) {
  test(`${flow.id}: the page takes every transition, and the look of every screen is right`, async ({
    webKit,
  }, testInfo) => {
    await proveFlow(
      flow.id,
      {
        name: 'webkit',
        open: (walk) => openWebKitSite(webKit, walk),
        checkLook: (name, pictures) => checkLook(webKit.page, name, pictures),
      },
      testInfo,
    );
  });
}
