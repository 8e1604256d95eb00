import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { writeRaw } from '#test/support/write-raw.ts';
import { engines, rawFiles } from '#workbench/coverage/raw.ts';
import { attachedRaw } from './raw-attachments.ts';

const kinds = [...engines, 'journeys'] as const;

/** Merges the coverage of paths and journeys. A run replaces only the kinds that its tests attached. */
export default class RawReporter implements Reporter {
  private readonly gathered = new Map(kinds.map((kind) => [kind, [] as unknown[]]));

  onTestEnd(_test: TestCase, { status, attachments }: TestResult): void {
    if (status !== 'passed') return;
    for (const [kind, parts] of this.gathered) parts.push(...attachedRaw(attachments, kind));
  }

  onEnd(): void {
    for (const [kind, parts] of this.gathered) {
      if (parts.length > 0) writeRaw(rawFiles[kind], parts);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
