import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { Relation } from '#domain/person/relation.ts';
import { agreementChooserCases } from '#flows/arriving/agreement-chooser/cases.ts';
import { relation } from '#flows/fixtures/company.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';

test('A2.26: the chooser leads to my page if the site has no switching', async () => {
  const chooser = agreementChooser.provide({
    actors: { loadRelations: fromPromise<readonly Relation[]>(async () => [relation]) },
  });
  const { myPage } = agreementChooserCases.input;
  const actor = createActor(chooser, { input: { myPage, maySwitch: false } }).start();
  expect(await toPromise(actor)).toEqual({ leave: myPage });
});
