import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, toPromise, waitFor } from 'xstate';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';
import { agreementChooserCases } from '#flows/arriving/agreement-chooser/cases.ts';
import { agreementChooserFlow } from '#flows/arriving/agreement-chooser/flow.ts';
import { switchUserCases } from '#flows/arriving/switch-user/cases.ts';
import { switchUserFlow } from '#flows/arriving/switch-user/flow.ts';
import { bind } from '#flows/engine/bind.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

const parties = {
  person: 'Kari Skogly',
  organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
};

const flows: readonly (readonly [string, AnyFlow, unknown])[] = [
  ['the chooser', agreementChooserFlow as AnyFlow, agreementChooserCases.input],
  ['"Bytt bruker"', switchUserFlow as AnyFlow, switchUserCases.input],
];

const choices = [{ type: 'person.chosen' }, { type: 'organisation.chosen', number: '917103801' }];

/** What other tabs are told of a switch that is answered so. */
async function told(flow: AnyFlow, input: unknown, choice: EventObject, answer: () => Promise<unknown>) {
  const actors = { loadParties: async () => parties, switchToPrivate: answer, switchToBusiness: answer };
  const actor = createActor(bind({ ...flow, actors }), { input });
  const heard: string[] = [];
  actor.on('*', ({ type }: { type: string }) => heard.push(type));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send(choice);
  await toPromise(actor);
  return heard;
}

describe.each(flows)('%s tells the other tabs', (_, flow, input) => {
  test.each(choices)('of a switch, as it is sent and as it is made: %o', async (choice) => {
    const heard = await told(flow, input, choice, async () => null);
    expect(heard).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)('of one that nobody answered just the same: %o', async (choice) => {
    const silence = () => Promise.reject(apiError({ code: ownCodes.timeout }));
    expect(await told(flow, input, choice, silence)).toEqual(['switch.sent', 'agreement.switched']);
  });

  test.each(choices)('that one was sent which is refused, and no more: %o', async (choice) => {
    const refusal = () => Promise.reject(apiError({ status: 403, code: '403' }));
    expect(await told(flow, input, choice, refusal)).toEqual(['switch.sent']);
  });
});
