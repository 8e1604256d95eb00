import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '#flows/registry.ts';
import { failuresOf } from '#workbench/failures.ts';

const sections = readFileSync('docs/workbench.md', 'utf8').split(/^##+ /m);

/** The host runs these beside the flows, where nobody sends them anything by name. */
const ofHost = ['modal', 'copy-code'];

const named = registry.filter(({ flow }) => !ofHost.includes(flow.id));

test.each(named)('$flow.id has an example, of calls, failures and events that it has', ({ flow, cases }) => {
  const section = sections.find((text) => text.startsWith(`${flow.id}\n`)) ?? '';
  const calls = [
    ...section.matchAll(/flows\.(\w+)\('([^']+)'(?:, '([^']+)', '([^']+)')?(?:, \{ type: '([^']+)')?/g),
  ];
  const hasCalls = Object.values(cases.actors).some((of) => Object.hasOwn(Object(of), 'operation'));
  const hasEvents = Object.keys(cases.events).length > 0;
  const tried = [...(hasEvents ? ['send'] : []), ...(hasCalls ? ['simulate'] : [])];
  expect(calls.map(([, name]) => name)).toEqual(expect.arrayContaining(tried));
  for (const [, name, id, call = '', failure = '', type = ''] of calls) {
    expect(id).toBe(flow.id);
    if (name === 'simulate') {
      expect(Object.keys(cases.actors)).toContain(call);
      expect([...failuresOf(cases, call).keys()]).toContain(failure);
    }
    if (name === 'send' || name === 'can') expect(Object.keys(cases.events)).toContain(type);
  }
});
