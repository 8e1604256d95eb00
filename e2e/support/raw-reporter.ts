import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { writeRaw } from '#test/support/write-raw.ts';
import { rawFiles } from '#workbench/coverage/raw.ts';
import { attachedRaw } from './raw-attachments.ts';

const kinds = ['chromium', 'journeys'] as const;

/** Merges the coverage of paths and journeys. A run replaces only the kinds that its tests attached. */
export default class RawReporter implements Reporter {
  private readonly gathered = { chromium: [] as unknown[], journeys: [] as unknown[] };

  onTestEnd(_test: TestCase, { status, attachments }: TestResult): void {
    if (status !== 'passed') return;
    for (const kind of kinds) this.gathered[kind].push(...attachedRaw(attachments, kind));
  }

  onEnd(): void {
    for (const kind of kinds) {
      if (this.gathered[kind].length > 0) writeRaw(rawFiles[kind], this.gathered[kind]);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
