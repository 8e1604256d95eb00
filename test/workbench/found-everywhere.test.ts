import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';
import { flowsWith, foundEverywhere, misspeltIn } from '#workbench/search/found-everywhere.ts';
import { seenRequirements } from '#workbench/search/seen-requirements.ts';
import { noTexts } from '#workbench/search/texts.ts';

const own = 'order-policy';
const screensOf = (flow: string) => shownScreens(readFileSync(`docs/screen-reader/${flow}.yml`, 'utf8'));
const texts = {
  screens: {
    'add-access': screensOf('add-access'),
    'bank-selection': screensOf('bank-selection'),
    'change-policy': screensOf('change-policy'),
  },
  requirements: seenRequirements([readFileSync('docs/requirements/access.md', 'utf8')]),
};

test('a code of a refusal is found, at the state that makes the call, with its kind and flow', () => {
  expect(foundEverywhere(own, 'CAN_NOT_CREATE_RELASJON_MINOR', noTexts)).toEqual([
    {
      flow: 'add-access',
      kind: 'answer',
      name: 'sending',
      words:
        'createRelation: CAN_NOT_CREATE_RELASJON_MINOR (status 400; in the error table: “Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.”)',
    },
  ]);
});

test('a button and a sentence on screen are found, at the first state that shows them', () => {
  expect(foundEverywhere(own, '“send endringen”', texts)).toEqual([
    {
      flow: 'change-policy',
      kind: 'text',
      name: 'filling.failed',
      words: 'button “Send endringen” (filling.failed)',
    },
  ]);
  expect(foundEverywhere(own, 'gyldig mobiltelefonnummer', texts)).toEqual([
    {
      flow: 'change-policy',
      kind: 'text',
      name: 'filling.rejected',
      words: 'Du må oppgi et gyldig mobiltelefonnummer (filling.rejected)',
    },
  ]);
});

test('the parts of the shown chart come first', () => {
  const found = foundEverywhere(own, 'sending', noTexts);
  expect(found[0]).toMatchObject({ flow: 'order-policy', kind: 'state' });
  expect(new Set(found.map((each) => each.flow)).size).toBeGreaterThan(5);
});

test('a search that finds nothing finds no flow', () => {
  expect(foundEverywhere(own, 'xyzzy', texts)).toEqual([]);
  expect([...flowsWith('send endringen', texts)]).toEqual(['change-policy']);
});

test('a question in own words finds the state first, from the chart of another flow too', () => {
  expect(foundEverywhere(own, 'bank list cannot be loaded', noTexts)[0]).toMatchObject({
    flow: 'bank-selection',
    name: 'unavailable',
  });
  expect([...flowsWith('bank list cannot be loaded', noTexts)]).toEqual(['bank-selection']);
});

test('every result has a part of its chart to select, also an answer to a call beside every state', () => {
  const found = foundEverywhere(own, '500', noTexts);
  expect(found.filter(({ name }) => name === '')).toEqual([]);
  expect(found.find(({ words }) => words.startsWith('customer: 500'))?.name).toContain('customer');
});

const found = (search: string) =>
  foundEverywhere(own, search, texts).map(({ flow, name, words }) => `${flow} ${name}: ${words}`);

test('a misspelt word finds what is spelled almost like it, and says so', () => {
  expect(found('lsitBanks')).toContain('bank-selection loading: state loading');
  expect(misspeltIn('lsitBanks', texts)).toEqual([{ word: 'lsitbanks', instead: ['listbanks'] }]);
  expect(misspeltIn('listBanks', texts)).toEqual([]);
});

const minor = /^add-access sending: createRelation: CAN_NOT_CREATE_RELASJON_MINOR/;

test.each(['mindreårig', 'under 18', 'mindrearig', 'too young', 'under age', 'Who is too young?'])(
  '%s finds the refusal of a minor',
  (search) => {
    expect(found(search)).toContainEqual(expect.stringMatching(minor));
  },
);

test('a requirement is found by its line, at a state of the flow in which it is seen', () => {
  // Without its id: this test proves no requirement.
  expect(foundEverywhere(own, 'under 18', texts)).toContainEqual({
    flow: 'access',
    kind: 'requirement',
    name: 'loading',
    words: expect.stringMatching(/: Nobody under 18 can be added\.$/),
  });
});

test('a question in Norwegian finds the state, the answer of the call and the sentence on screen', () => {
  expect(found('Hva skjer når banklisten ikke kan lastes')).toEqual(
    expect.arrayContaining([
      'bank-selection unavailable: state unavailable',
      'bank-selection unavailable: Vi fikk ikke hentet bankene. Prøv igjen senere. (unavailable)',
    ]),
  );
  expect(found('banklisten kan ikke lastes')[0]).toMatch(/^bank-selection unavailable: /);
});

test.each([
  'What happens when the bank list cannot be loaded, and what does the visitor read?',
  'What does the visitor read when the list of banks fails to load?',
])('%s has its state first', (search) => {
  expect(found(search)[0]).toBe('bank-selection unavailable: state unavailable');
});

test.each(['add-travel-card', 'Add travel card', 'insight', 'employee report'])(
  '%s finds the flow of this name before all others',
  (search) => {
    expect(foundEverywhere(own, search, texts)[0]).toMatchObject({
      flow: search.toLowerCase().replaceAll(' ', '-'),
      kind: 'flow',
      name: '',
    });
  },
);

test('a question about what a person does finds the flow that does it', () => {
  expect(found('how does a visitor order insurance?')[0]).toBe('order-policy : order-policy');
  expect(found('session expired')[0]).toBe('visitor-routing loggedOut: state loggedOut');
});

test('if nothing has most of the words, what has some of them is found', () => {
  expect(foundEverywhere(null, 'xyzzy plugh access', texts)[0]).toMatchObject({
    flow: 'access',
    kind: 'flow',
  });
});

test('a short word is found where a word begins', () => {
  const isFound = (search: string) => found(search).some((each) => each.includes('“Send endringen”'));
  expect(isFound('sen')).toBe(true);
  expect(isFound('end')).toBe(true);
  expect(isFound('dri')).toBe(false);
});
