import { expect, test } from 'vitest';
import { textsIn } from '#workbench/texts/texts-in.ts';

const textsOf = (source: string) => textsIn('source.tsx', source).map(({ text }) => text);

test('finds the text of an element as one sentence, with gaps for computed parts', () => {
  expect(textsOf('const a = <p>Du er inne som <b>{name}</b>.</p>;')).toEqual(['Du er inne som ….']);
});

test('finds strings, templates and attributes that visitors read', () => {
  expect(textsOf("const a = { text: 'Du har ingen reisekort.' };")).toEqual(['Du har ingen reisekort.']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
  expect(textsOf('const a = `Ring oss på ${phone}`;')).toEqual(['Ring oss på …']);
  expect(textsOf('const a = <Notice title="Noe gikk galt" />;')).toEqual(['Noe gikk galt']);
});

test('leaves out names of states, classes and types, imports, and text for developers', () => {
  const sources = [
    "import { A } from '#ui/A b.tsx';",
    "const a = 'page.list.stale';",
    'const a = <p className="product-icon product-icon--rich" />;',
    "const a = { description: 'The list is loaded.' };",
    "throw new Error('The chart has no such state');",
    "type A = 'Utmelding';",
  ];
  expect(sources.flatMap(textsOf)).toEqual([]);
});

test('has the line of each text', () => {
  expect(textsIn('source.ts', "\nconst a = 'Ingen treff';")).toEqual([{ line: 2, text: 'Ingen treff' }]);
});
