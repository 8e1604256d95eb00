import { nb } from '@navikt/ds-react/locales';
import { expect, test } from 'vitest';
import texts from '#app/page/aksel-texts.ts';
import { lackingIn } from './aksel-texts.ts';

test('the texts are those of Aksel', () => {
  const { dateLocale: _, ...global } = nb.global;
  expect(texts).toEqual({ global, Loader: nb.Loader });
});

test('a component with other texts is told of', () => {
  expect(lackingIn('Search.js', 'const t = useI18n("global"); const s = useI18n("Search", texts);')).toEqual([
    'Search.js asks for texts that src/app/page/aksel-texts.ts lacks: Search',
  ]);
});
