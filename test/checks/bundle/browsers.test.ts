import data from '@mdn/browser-compat-data/forLegacyNode';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from '#documents/oldest-browsers.ts';
import { tooNewIn } from './browsers.ts';

describe('a feature that an oldest browser lacks is', () => {
  test.each([
    ['a property', 'a.css', 'p{interpolate-size:allow-keywords}', 'interpolate-size'],
    ['a value', 'a.css', 'p{display:ruby}', 'display: ruby'],
    ['an alternative text', 'a.css', 'p:after{content:"→" / ""}', 'content with an alternative text'],
    ['a function as a value', 'a.css', 'p{animation-timeline:view()}', 'animation-timeline: view'],
    ['a selector', 'a.css', 'p:open{color:red}', ':open'],
    ['an at-rule', 'a.css', '@starting-style{p{color:red}}', '@starting-style'],
    ['a function', 'a.css', 'p{color:light-dark(red,blue)}', 'light-dark()'],
    ['a global object', 'a.js', 'new URLPattern(a)', 'URLPattern'],
    ['a static method', 'a.js', 'Promise.try(a)', 'Promise.try'],
    ['a method of Intl', 'a.js', 'new Intl.DurationFormat(a)', 'Intl.DurationFormat'],
    ['a global function', 'a.js', 'a();requestIdleCallback(b)', 'requestIdleCallback()'],
    ['an optional call of a global function', 'a.js', 'requestIdleCallback?.(b)', 'requestIdleCallback()'],
    ['a global object in lower case', 'a.js', 'cookieStore.get(a)', 'cookieStore'],
    ['a method', 'a.js', 'a.getOrInsert(b)', '.getOrInsert()'],
    ['an optional call', 'a.js', 'a.moveBefore?.(b,c)', '.moveBefore()'],
    ['an attribute', 'a.js', 'jsx(`p`,{writingSuggestions:`false`})', 'writingSuggestions='],
  ])('%s', (_, file, text, name) => {
    expect(tooNewIn(file, text).map((each) => each.replace(/, which.*/, ''))).toContain(
      `${file} uses ${name}`,
    );
  });
});

test('names the browsers that lack it', () => {
  expect(tooNewIn('a.js', 'requestIdleCallback(a)')).toEqual([
    'a.js uses requestIdleCallback(), which the oldest safari, safari_ios does not have',
  ]);
});

test.each([
  ['features that every oldest browser has', 'a.js', 'AbortSignal.any([a]);URL.canParse(b);c.at(-1)'],
  [
    'a property that Safari has with a prefix, next to the prefix',
    'a.css',
    'p{-webkit-user-select:none;user-select:none}',
  ],
  ['progressive enhancements', 'a.css', 'p{content-visibility:auto;text-wrap:pretty}'],
  ['a rule for browsers that have it', 'a.css', '@supports (content:"" / ""){p:after{content:"→" / ""}}'],
  ['a slash in a text of a style sheet', 'a.css', 'p:after{content:"/"}'],
  ['names in texts', 'a.js', '{harSensor:`Sensor`}'],
  ['the spread result of a function whose short name a method has too', 'a.js', '[...pt(a)]'],
])('accepts %s', (_, file, text) => {
  expect(tooNewIn(file, text)).toEqual([]);
});

/** The version of each browser that has a feature of the script for old browsers first. */
const firstVersions = (owner: string, name: string) =>
  Object.entries({ ...oldestBrowsers }).map(([browser]) => {
    const support =
      data.api[owner]?.[name]?.__compat?.support[browser === 'ios' ? 'safari_ios' : (browser as 'chrome')];
    return [browser, Number([support ?? []].flat()[0]?.version_added)] as const;
  });

test('each oldest version is the first that has all features the script for old browsers looks for', () => {
  const both = firstVersions('AbortSignal', 'any_static').map(([browser, version], index) => [
    browser,
    Math.max(version, firstVersions('URL', 'canParse_static')[index]?.[1] ?? 0),
  ]);
  expect(Object.fromEntries(both)).toEqual(oldestBrowsers);
});
