import { readFileSync, writeFileSync } from 'node:fs';
import { configure } from '@testing-library/dom';
import { type RunnerTestCase, TestRunner } from 'vitest';
import type { Verdicts } from './flows.ts';
import { switches } from './switches.ts';

/** A journey waits this long for what it expects. With a mutant it may wait for what never comes. */
const patience = { without: 20_000, with: 6_000 };

const { survivors }: Verdicts = JSON.parse(readFileSync(process.env.VERDICTS ?? '', 'utf8'));
const noticed = new Set<string>();

/**
 * Runs each journey once without a mutant, and then with each mutant that it reaches and that no journey has noticed yet.
 * One process for all of them: a process for each mutant would load the app each time.
 */
export default class JourneyRunner extends TestRunner {
  #mutant = '';
  #isBroken = false;

  override onBeforeRunTask(test: RunnerTestCase) {
    test.repeats = survivors.length;
    // A journey that fails with a mutant runs again without it, because a journey may fail by itself on a busy machine.
    test.retry = 1;
    return super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTestCase, { retry, repeats } = { retry: 0, repeats: 0 }) {
    this.#mutant = survivors[repeats - 1]?.id ?? '';
    const isActive = this.#mutant !== '' && retry === 0;
    switches.activeMutant = isActive ? this.#mutant : undefined;
    switches.currentTestId = this.#mutant === '' ? test.id : undefined;
    Object.assign(switches, { hitCount: 0, hitLimit: 1_000_000 });
    configure({ asyncUtilTimeout: isActive ? patience.with : patience.without });
    return super.onBeforeTryTask(test);
  }

  async runTask(test: RunnerTestCase) {
    const reached = switches.mutantCoverage?.perTest[test.id] ?? {};
    const isOfInterest = !this.#isBroken && this.#mutant in reached && !noticed.has(this.#mutant);
    if (this.#mutant === '' || isOfInterest) await TestRunner.getTestFn(test)();
  }

  onAfterRetryTask({ result }: RunnerTestCase, { retry }: { retry: number }) {
    if (this.#mutant === '') this.#isBroken = result?.state === 'fail';
    if (this.#mutant === '' || this.#isBroken || retry === 0 || !result) return;
    if (result.state === 'pass') noticed.add(this.#mutant);
    Object.assign(result, { state: 'pass', errors: [] });
  }

  override onAfterRunFiles() {
    writeFileSync(process.env.NOTICED ?? '', JSON.stringify([...noticed]));
    super.onAfterRunFiles();
  }
}
