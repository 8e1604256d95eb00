import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { bind } from '#flows/engine/bind.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { certificatesCases } from '#flows/policies/certificates/cases.ts';
import { certificatesFlow } from '#flows/policies/certificates/flow.ts';

const name = 'forsikringsbevis-7010001.pdf';
const paths = { text: '/text', pdf: '/pdf' };

/** Presses the buttons while the file is loading. Returns the emitted events. */
async function press(...presses: readonly string[]) {
  const load = async () => 'blob:pdf';
  const actors = {
    loadRepresentative: async () => null,
    findDocument: async () => ({ forsikringsnummer: '7010001', paths }),
    loadText: async () => ({ tekst: 'Kasko' }),
    downloadPdf: load,
    fetchPdf: load,
  };
  const actor = createActor(bind({ ...certificatesFlow, actors } as unknown as AnyFlow), {
    input: certificatesCases.input,
  });
  const emitted: unknown[] = [];
  actor.on('*', (event: object) => emitted.push(event));
  actor.start();
  await waitFor(actor, (state) => state.matches('shown'));
  for (const type of presses) actor.send({ type });
  await waitFor(actor, (state) => !state.hasTag('waiting'));
  actor.stop();
  return emitted;
}

const saved = { type: 'file.downloaded', address: 'blob:pdf', name };
const shared = { type: 'share.wanted', address: 'blob:pdf', name };

test.each([
  [['pdf.requested'], [saved]],
  [['share.requested'], [shared]],
  [
    ['pdf.requested', 'share.requested'],
    [saved, shared],
  ],
  [
    ['share.requested', 'pdf.requested'],
    [saved, shared],
  ],
])('the file is saved and shared as the buttons say: %j (B2.67, C4.50)', async (presses, emitted) => {
  expect(await press(...presses)).toEqual(emitted);
});
