import type { TestInfo } from 'playwright/test';
import type { Engine, RawJourney, RawPath } from '#workbench/coverage/raw.ts';

type Attached = Readonly<Record<Engine, readonly RawPath[]>> & { readonly journeys: readonly RawJourney[] };

const prefix = 'path coverage, ';

/** Attaches coverage to the result of a test, because tests run in several processes and the reporter in one. */
export const attachRaw = <K extends keyof Attached>(testInfo: TestInfo, kind: K, part: Attached[K]) =>
  testInfo.attach(prefix + kind, { body: JSON.stringify(part), contentType: 'application/json' });

/** The coverage of one kind that a test attached to its result. */
export const attachedRaw = (
  attachments: readonly { readonly name: string; readonly body?: Buffer | undefined }[],
  kind: keyof Attached,
): readonly unknown[] =>
  attachments
    .filter(({ name, body }) => name === prefix + kind && body)
    .flatMap(({ body }) => JSON.parse(String(body)));
