import { journeys } from '#e2e/engines/journeys.ts';
import { test } from '#e2e/support/webkit/test.ts';
import { webKitVisitor } from '#e2e/support/webkit/visitor.ts';

for (const [name, walk] of Object.entries(journeys)) {
  test(`every engine: ${name}`, ({ webKit }) => walk(webKitVisitor(webKit)));
}
