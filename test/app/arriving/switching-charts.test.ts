import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';
import { switchAgreementCases } from '#flows/arriving/switch-agreement/cases.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { bind } from '#flows/engine/bind.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

const choices = [{ type: 'person.chosen' }, { type: 'organisation.chosen', number: '917103801' }];

const isAs = (organisasjonsnummer: string | null) => async () => ({
  organisasjonsnummer,
  hasNationalId: true,
});
const isUnknown = () => Promise.reject(apiError({ status: 500 }));

/** Switches with these responses to the switch and to the check of the active party. Returns the emitted events. */
async function switchTo(
  choice: (typeof choices)[number],
  response: () => Promise<unknown>,
  identify: () => Promise<unknown> = isUnknown,
) {
  const actors = { switchToPrivate: response, switchToBusiness: response, identify };
  const actor = createActor(bind({ ...switchAgreementFlow, actors } as AnyFlow), {
    input: switchAgreementCases.input,
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }: { type: string }) => emitted.push(type));
  actor.start();
  actor.send(choice);
  await waitFor(actor, (state) => state.status === 'done' || state.hasTag('failure'));
  return emitted;
}

describe('a switch emits', () => {
  const silence = () => Promise.reject(apiError({ code: ownCodes.timeout }));
  const refusal = () => Promise.reject(apiError({ status: 403, code: '403' }));

  test.each(choices)('an event when it is sent and one when it has succeeded: %o', async (choice) => {
    expect(await switchTo(choice, async () => null)).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)(
    'both events if there is no response and the active party is unknown: %o',
    async (choice) => {
      expect(await switchTo(choice, silence)).toEqual(['switch.sent', 'agreement.switched']);
    },
  );

  test.each(choices)('both events if there is no response but it has succeeded: %o', async (choice) => {
    const chosen = isAs(choice.number ?? null);
    expect(await switchTo(choice, silence, chosen)).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)('only the first event if it is refused: %o', async (choice) => {
    expect(await switchTo(choice, refusal, isAs('923609016'))).toEqual(['switch.sent']);
  });
});
