import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportEmployee } from '#api/employees/employee-reports.ts';
import { reportOf } from '#domain/employees/employee-report.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { network, text } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

// One Virke product is enough (C3.2).
test.each([
  ['meldeInn', ['N17', 'N20'], '/bm/meld-inn-ansatt'],
  ['meldeInn', ['N17', 'N76'], '/bm/meld-inn-virke-ansatt'],
  ['meldeUt', ['N90'], '/bm/meld-ut-ansatt'],
  ['meldeUt', ['N75'], '/bm/meld-ut-virke-ansatt'],
] as const)('a report %s of %j is sent to %s (B7.10, B7.11)', async (type, forsikringer, path) => {
  const requests = network(text(204, null));
  const report = reportOf({ ...filledReport, handling: type, forsikringer }, '2026-11-21');
  await reportEmployee(report, new AbortController().signal);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST https://bank.example/rest${path}`,
  ]);
});
