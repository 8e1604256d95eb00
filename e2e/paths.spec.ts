import { expect } from 'playwright/test';
import { registry } from '#flows/registry.ts';
import { pageEngine } from './support/page-engine.ts';
import { proveFlow } from './support/prove-flow.ts';
import { test } from './support/test.ts';

for (const { flow } of registry) {
  test(`${flow.id}: the page takes every transition, and the look of every screen is right`, async ({
    page,
  }, testInfo) => {
    const policyErrors: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) policyErrors.push(message.text());
    });
    await proveFlow(flow.id, pageEngine(page), testInfo);
    expect(policyErrors).toEqual([]);
  });
}
