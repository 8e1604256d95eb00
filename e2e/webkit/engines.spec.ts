import { journeys } from '#e2e/engines/journeys.ts';
import { checkOverview, kinds } from '#e2e/engines/overview.ts';
import { formFlows, sendForm } from '#e2e/support/prove-flow.ts';
import { test } from '#e2e/support/webkit/test.ts';
import { webKitVisitor } from '#e2e/support/webkit/visitor.ts';
import { webKitEngine } from '#e2e/support/webkit/webkit-engine.ts';

for (const [name, walk] of Object.entries(journeys)) {
  test(`every engine: ${name}`, ({ webKit }) => walk(webKitVisitor(webKit)));
}

for (const persona of kinds) {
  test(`the overview of ${persona} has no covered control`, { tag: '@push' }, ({ webKit }, testInfo) =>
    checkOverview(webKitVisitor(webKit), persona, testInfo.outputPath('pictures')),
  );
}

for (const id of formFlows) {
  test(`the form of ${id} is sent`, { tag: '@push' }, ({ webKit }) => sendForm(id, webKitEngine(webKit)));
}
