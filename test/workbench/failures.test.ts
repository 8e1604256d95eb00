import { describe, expect, test } from 'vitest';
import { refusalIn } from '#domain/errors/refusals.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import { registry } from '#flows/registry.ts';
import { failuresOf, responsesOf } from '#workbench/failures.ts';

const calls = registry.flatMap(({ flow, cases }) =>
  Object.entries(flow.actors)
    .filter(([, actor]) => !isFlow(actor))
    .map(([call]) => ({ flow: flow.id, call, cases, callCases: cases.actors[call] as CallCases })),
);

describe.each(calls)('$call of $flow', ({ call, cases, callCases }) => {
  const failures = failuresOf(cases, call);

  test('can fail like any call, with each of its refusals, and with each error response of its cases', () => {
    // A refusal may have the code 500, which a plain failure has too.
    const names = new Set([
      ...['500', 'time-out', 'lost', ...Object.keys(refusalsOf(callCases))],
      ...Object.entries(callCases.failed).flatMap(([name, response]) =>
        typeof response === 'object' && response.status < 400 ? [] : [name],
      ),
    ]);
    expect([...failures.keys()]).toEqual([...names]);
    expect(failures.get('500')).toMatchObject({ status: 500 });
    expect(failures.get('time-out')).toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(failures.get('lost')).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('can end with each response of its cases and each refusal', () => {
    const { done, failed } = callCases;
    const names = [...Object.keys(done), ...Object.keys(failed), ...Object.keys(refusalsOf(callCases))];
    expect([...failures.keys(), ...responsesOf(cases, call).keys()]).toEqual(expect.arrayContaining(names));
  });

  test('the chart recognises a simulated refusal by its name', () => {
    for (const name of Object.keys(refusalsOf(callCases))) {
      expect(refusalIn(errorCatalogue[callCases.operation], failures.get(name))).toBe(name);
    }
  });
});
