import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { Parties } from '#domain/arriving/parties.ts';
import { agreementChooserCases } from '#flows/arriving/agreement-chooser/cases.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';

const parties = {
  person: 'Kari Skogly',
  organisations: [{ number: '923609016', name: 'Fjordglimt Snekkeri AS' }],
};

test('A2.26: where the site has no switching, the chooser goes to my page', async () => {
  const chooser = agreementChooser.provide({
    actors: { loadParties: fromPromise<Parties>(async () => parties) },
  });
  const { myPage } = agreementChooserCases.input;
  const actor = createActor(chooser, { input: { myPage, maySwitch: false } }).start();
  expect(await toPromise(actor)).toEqual({ leave: myPage });
});
