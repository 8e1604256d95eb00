import { journeys } from './engines/journeys.ts';
import { checkOverview, kinds } from './engines/overview.ts';
import { playwrightVisitor } from './engines/visitor.ts';
import { test } from './support/journey.ts';
import { pageEngine } from './support/page-engine.ts';
import { formFlows, sendForm } from './support/prove-flow.ts';

for (const [name, walk] of Object.entries(journeys)) {
  test(`every engine: ${name}`, ({ page }) => walk(playwrightVisitor(page)));
}

for (const persona of kinds) {
  test(`the overview of ${persona} has no covered control`, { tag: '@push' }, ({ page }, testInfo) =>
    checkOverview(playwrightVisitor(page), persona, testInfo.outputPath('pictures')),
  );
}

for (const id of formFlows) {
  test(`the form of ${id} is sent`, { tag: '@push' }, ({ page }) => sendForm(id, pageEngine(page)));
}
