// @vitest-environment node
import { expect, test } from 'vitest';
import { registry } from '#flows/registry.ts';
import { withoutAddress } from '#workbench/atlas/index-page.ts';
import { subAppsWithRoutes } from '#workbench/atlas/sub-app-routes.ts';

test('an address leads to every flow, except those that are shown beside any flow or in the workbench', async () => {
  const ids = withoutAddress(registry, await subAppsWithRoutes()).map(({ id }) => id);
  expect([...ids].sort()).toEqual(['copy-code', 'date-picker', 'dialog', 'dialog-gallery']);
});
