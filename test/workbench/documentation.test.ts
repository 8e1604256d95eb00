import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { isFlow } from '#flows/engine/define-flow.ts';
import { registry } from '#flows/registry.ts';
import { openConsole } from './console.ts';

/** The examples of the console, by flow. */
const sections = new Map(
  readFileSync('docs/workbench.md', 'utf8')
    .split(/^##+ /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
);

/** The host runs these beside the flows, where nobody sends them anything by name. */
const ofHost = ['dialog', 'copy-code', 'date-picker'];

const examples = registry.flatMap(({ flow: { id } }) => {
  const section = sections.get(id) ?? '';
  const [address = ''] = /\/workbench\?[^`]*/.exec(section) ?? [];
  return [...section.matchAll(/```js\n([\s\S]*?)\n```/g)].map(([, block = ''], index) => ({
    ...{ id, address },
    number: index + 1,
    lines: block.split('\n'),
  }));
});

/** An expression as the console takes it. */
const typed = (expression: string, scope: object): unknown =>
  new Function(...Object.keys(scope), `return ${expression}`)(...Object.values(scope));

describe('the console of docs/workbench.md', () => {
  test.each(examples)('$id, example $number', async ({ address, lines }) => {
    const { close, ...scope } = await openConsole(address);
    try {
      for (const line of lines) {
        const [expression = '', comment] = line.replace(/^await /, '').split('; // ');
        const result = comment === undefined ? undefined : typed(comment, {});
        // A person waits until the page shows what the line needs.
        await vi.waitFor(async () => expect(await typed(expression, scope), line).toEqual(result));
      }
    } finally {
      close();
    }
  });

  test.each(registry.filter(({ flow }) => !ofHost.includes(flow.id)))(
    '$flow.id has an example that sends an event and fails a call, if it has any',
    ({ flow, cases }) => {
      const calls = Object.values(flow.actors).some((actor) => !isFlow(actor));
      const events = Object.keys(cases.events).length > 0;
      const section = sections.get(flow.id) ?? '';
      expect(section.includes(`flows.send('${flow.id}'`)).toBe(events);
      expect(section.includes(`flows.simulate('${flow.id}'`)).toBe(calls);
    },
  );
});
