import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';
import { switchAgreementCases } from '#flows/arriving/switch-agreement/cases.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { bind } from '#flows/engine/bind.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

const choices = [{ type: 'person.chosen' }, { type: 'organisation.chosen', number: '917103801' }];

/** What other tabs are told of a switch that is answered like this. */
async function emittedBy(choice: (typeof choices)[number], answer: () => Promise<unknown>) {
  const flow = { ...switchAgreementFlow, actors: { switchToPrivate: answer, switchToBusiness: answer } };
  const actor = createActor(bind(flow as AnyFlow), { input: switchAgreementCases.input });
  const emitted: string[] = [];
  actor.on('*', ({ type }: { type: string }) => emitted.push(type));
  actor.start();
  actor.send(choice);
  await toPromise(actor);
  return emitted;
}

describe('switching emits, for the other tabs,', () => {
  test.each(choices)('when the switch is sent and when it is made: %o', async (choice) => {
    expect(await emittedBy(choice, async () => null)).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)('the same when nobody answers: %o', async (choice) => {
    const silence = () => Promise.reject(apiError({ code: ownCodes.timeout }));
    expect(await emittedBy(choice, silence)).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)('only that it was sent when it is refused: %o', async (choice) => {
    const refusal = () => Promise.reject(apiError({ status: 403, code: '403' }));
    expect(await emittedBy(choice, refusal)).toEqual(['switch.sent']);
  });
});
