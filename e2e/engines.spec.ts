import { journeys } from './engines/journeys.ts';
import { playwrightVisitor } from './engines/visitor.ts';
import { test } from './support/journey.ts';

for (const [name, walk] of Object.entries(journeys)) {
  test(`every engine: ${name}`, ({ page }) => walk(playwrightVisitor(page)));
}
