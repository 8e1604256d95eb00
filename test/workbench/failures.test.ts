import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#domain/errors/catalogue.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import { registry } from '#flows/registry.ts';
import { failuresOf } from '#workbench/failures.ts';

const calls = registry.flatMap(({ flow, cases }) =>
  Object.entries(flow.actors)
    .filter(([, actor]) => !isFlow(actor))
    .map(([call]) => ({ flow: flow.id, call, cases, answers: cases.actors[call] as CallCases })),
);

describe.each(calls)('$call of $flow', ({ call, cases, answers }) => {
  const failures = failuresOf(cases, call);

  test('can fail as any call can, and by each of its refusals', () => {
    // A refusal may have the code 500, which a plain failure has too.
    const names = new Set(['500', 'time-out', 'lost', ...Object.keys(refusalsOf(answers))]);
    expect([...failures.keys()]).toEqual([...names]);
    expect(failures.get('500')).toMatchObject({ status: 500 });
    expect(failures.get('time-out')).toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(failures.get('lost')).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('a simulated refusal is known to the chart as the one that it is named after', () => {
    for (const name of Object.keys(refusalsOf(answers))) {
      expect(refusalIn(errorCatalogue[answers.operation], failures.get(name))).toBe(name);
    }
  });
});
