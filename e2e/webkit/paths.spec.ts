import { proveFlow } from '#e2e/support/prove-flow.ts';
import { test } from '#e2e/support/webkit/test.ts';
import { webKitEngine } from '#e2e/support/webkit/webkit-engine.ts';
import { registry } from '#flows/registry.ts';

for (const { flow } of registry) {
  test(`${flow.id}: the page takes every transition, and the look of every screen is right`, ({
    webKit,
  }, testInfo) => proveFlow(flow.id, webKitEngine(webKit), testInfo));
}
