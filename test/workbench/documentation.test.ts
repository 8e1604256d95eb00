// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '#flows/registry.ts';
import { failuresOf } from '#workbench/failures.ts';

const sections = readFileSync('docs/workbench.md', 'utf8').split(/^##+ /m);

test.each(registry)(
  '$flow.id has an example, of calls, failures and events that it has',
  ({ flow, cases }) => {
    const section = sections.find((text) => text.startsWith(`${flow.id}\n`)) ?? '';
    const calls = [
      ...section.matchAll(/flows\.(\w+)\('([^']+)'(?:, '([^']+)', '([^']+)')?(?:, \{ type: '([^']+)')?/g),
    ];
    expect(calls.map(([, name]) => name)).toEqual(expect.arrayContaining(['send', 'simulate']));
    for (const [, name, id, call = '', failure = '', type = ''] of calls) {
      expect(id).toBe(flow.id);
      if (name === 'simulate') {
        expect(Object.keys(cases.actors)).toContain(call);
        expect([...failuresOf(cases, call).keys()]).toContain(failure);
      }
      if (name === 'send' || name === 'can') expect(Object.keys(cases.events)).toContain(type);
    }
  },
);
