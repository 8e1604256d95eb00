import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { isFlow } from '#flows/engine/define-flow.ts';
import { registry } from '#flows/registry.ts';
import { openConsole } from './console.ts';

/** The host runs these beside the flows, where nobody sends them anything by name. */
const ofHost = ['dialog', 'copy-code', 'date-picker'];

const pages = registry
  .filter(({ flow }) => !ofHost.includes(flow.id))
  .map(({ area, flow, cases }) => {
    const page = readFileSync(`docs/flows/${area}/${flow.id}.md`, 'utf8');
    const [, section = ''] = /^## In the console\n([\s\S]*?)^## /m.exec(page) ?? [];
    return { flow, cases, section };
  });

/** Each example: the last address before its lines, and the lines. */
const examplesIn = (text: string) =>
  [...text.matchAll(/`(\/workbench\?[^`]*)`[^`]*(?:`[^`\n]*`[^`]*)*```js\n([\s\S]*?)\n```/g)].map(
    ([, address = '', block = '']) => ({ address, lines: block.split('\n') }),
  );

const written = readFileSync('docs/workbench.md', 'utf8').split('### An example')[1] ?? '';
const examples = [written, ...pages.map(({ section }) => section)].flatMap(examplesIn);

/** An expression as the console takes it. */
const typed = (expression: string, scope: object): unknown =>
  new Function(...Object.keys(scope), `return ${expression}`)(...Object.values(scope));

describe('the console, as the documentation shows it', () => {
  test.each(examples)('$address', async ({ address, lines }) => {
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

  test.each(pages)(
    '$flow.id has an example that sends an event and fails a call, if it has any',
    ({ flow, cases, section }) => {
      const calls = Object.values(flow.actors).some((actor) => !isFlow(actor));
      const events = Object.keys(cases.events).length > 0;
      expect(examplesIn(section)).not.toEqual([]);
      expect(section.includes(`flows.send('${flow.id}'`)).toBe(events);
      expect(section.includes(`flows.simulate('${flow.id}'`)).toBe(calls);
    },
  );
});
