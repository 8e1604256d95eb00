import data, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '#documents/oldest-browsers.ts';

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;
const oldest = [
  ['chrome', chrome],
  ['chrome_android', chrome],
  ['edge', edge],
  ['firefox', firefox],
  ['firefox_android', firefox],
  ['safari', safari],
  ['safari_ios', ios],
] as const;

/** Newer features that the page works without, and what it shows then. docs/browsers.md has the same list. */
const enhancements: Readonly<Record<string, string>> = {
  'content-visibility': 'a long list takes longer to draw',
  'overflow-clip-margin': 'only needed with content-visibility',
  'text-wrap: pretty': 'the last line of a text may be one word',
  'text-wrap: balance': 'the lines of a heading differ in length',
  'scrollbar-gutter': 'the page moves when a scrollbar appears',
  'forced-color-adjust': 'Windows high contrast, which Safari does not have',
  'font-family: ui-monospace': 'the next font of the list is used',
  resize: 'a text area on an iPhone has no handle',
  cursor: 'an iPhone has no pointer',
  'closedby=': 'in Chrome, the third Escape closes a dialog that the chart keeps open',
  '.canShare()': 'without it, there is no button to share a file',
  '.share()': 'without it, there is no button to share a file',
  ':-webkit-inner-spin-button': 'hides a control that only this engine draws',
  ':-webkit-search-cancel-button': 'hides a control that only this engine draws',
  ':-webkit-search-results-button': 'hides a control that only this engine draws',
};

/** Matches that are not the feature, or that the code uses only if the browser has it. */
const notUsed: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': 'Aksel tests for it',
  navigation: 'React tests for it',
  '.getWeekInfo()': 'Luxon tests for it',
  '.startViewTransition()': "React's view transitions, which the app does not use",
  '.skipTransition()': "React's view transitions, which the app does not use",
  'fetchPriority=': 'an attribute of React that the app does not set',
  'is=': 'an attribute of React that the app does not set; also `Object.is`',
  'capture=': 'an option of addEventListener',
  'popover=': "an option of Ariakit's store",
  'command=': 'an option of react-virtual',
  '.createContext()': 'of React',
  '.toArray()': 'Children.toArray of React',
  '.use()': 'of React',
  '.transition()': 'of XState',
  '.inspect()': 'of XState and Luxon',
  '.first()': "of Ariakit's store",
  '.last()': "of Ariakit's store",
  '.hide()': "of Ariakit's store",
  '.fetch()': 'an option of ky',
  '.delay()': 'an option of ky',
  '.equals()': 'of Luxon',
  '.union()': 'of Luxon',
  '.intersection()': 'of Luxon',
  '.login()': 'our own: the links of a page',
  '.path()': 'our own: the address bar',
  'restore()': 'our own: the address bar and the focus',

  PerformanceEventTiming: '`web-vitals` tests for it',
  '.getLargestInteractionContentfulPaint()': '`web-vitals` tests for it',
};

const accepted = { ...enhancements, ...notUsed };

const isOldEnough = (
  { version_added: added, flags, prefix, alternative_name: alternative }: SimpleSupportStatement,
  version: number,
  prefixes: readonly string[],
): boolean =>
  typeof added === 'string' &&
  Number.parseFloat(added.replace('≤', '')) <= version &&
  !flags &&
  !alternative &&
  (prefix === undefined || prefixes.includes(prefix));

/** The browsers whose oldest version does not have the feature. */
const missingIn = (feature: Identifier | undefined, prefixes: readonly string[] = []): readonly string[] => {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return oldest.flatMap(([browser, version]) =>
    [support[browser] ?? []].flat().some((each) => isOldEnough(each, version, prefixes)) ? [] : [browser],
  );
};

const partsOf = (feature: Identifier | undefined): readonly (readonly [name: string, Identifier])[] =>
  Object.entries<Identifier>(feature ?? {}).filter(([name]) => name !== '__compat');

const allPartsOf = (feature: Identifier): readonly (readonly [name: string, Identifier])[] =>
  partsOf(feature).flatMap((part) => [part, ...allPartsOf(part[1])]);

/** Features by name. A regular expression cannot see which of several is used, so the most widely supported counts. */
function byName(features: Iterable<readonly [string, Identifier]>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, feature] of features) {
    if (!feature.__compat) continue;
    const missing = missingIn(feature);
    const before = found.get(name);
    if (!before || missing.length < before.length) found.set(name, missing);
  }
  return found;
}

const { api, css, html, javascript } = data;
const interfaces: Identifier = { ...api, ...javascript.builtins, ...javascript.builtins?.Intl };
const cssFunctions = byName(allPartsOf(css.types ?? {}));
const grandchildrenOf = (group: Identifier | undefined) =>
  partsOf(group).flatMap(([, feature]) => partsOf(feature));
const members = byName(
  grandchildrenOf(interfaces).map(([name, feature]) => [name.replace(/_static$/, ''), feature]),
);
const attributes = byName([...partsOf(html.global_attributes), ...grandchildrenOf(html.elements)]);

/** The different matches of a pattern, each with its groups. */
const matchesIn = (text: string, pattern: RegExp): Iterable<readonly string[]> =>
  new Map([...text.matchAll(pattern)].map(([whole, ...groups]) => [whole, groups])).values();

type Found = readonly [name: string, missing: readonly string[]];

/** Rules that a browser reads only if it has what they use. */
const guarded = /@supports[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

function* featuresInCss(given: string): Iterable<Found> {
  const text = given.replaceAll(guarded, '');
  for (const [name = ''] of matchesIn(text, /@([a-z-]+)/g))
    yield [`@${name}`, missingIn(css['at-rules']?.[name])];
  for (const [selector = ''] of matchesIn(text, /([^{};]+)\{/g))
    for (const [name = ''] of matchesIn(selector, /:([a-z-]+)/g))
      yield [`:${name}`, missingIn(css.selectors?.[name])];
  for (const [name = ''] of matchesIn(text, /(?<![\w-])([a-z-]+)\(/g))
    yield [`${name}()`, cssFunctions.get(name) ?? []];
  for (const [name = '', values = ''] of matchesIn(text, /[{;]\s*([a-z-]+)\s*:([^{};]+)/g)) {
    const property = css.properties?.[name];
    const prefixes = ['-webkit-', '-moz-'].filter((prefix) => text.includes(`${prefix}${name}:`));
    yield [name, missingIn(property, prefixes)];
    if (name === 'content' && values.replaceAll(/(["']).*?\1/g, '').includes('/'))
      yield ['content with an alternative text', missingIn(property?.alt_text)];
    for (const [value = ''] of matchesIn(values, /(?<![\w-])([a-z][\w-]*)/g))
      yield [`${name}: ${value}`, missingIn(property?.[value])];
  }
}

function* featuresInJs(text: string): Iterable<Found> {
  for (const [name = ''] of matchesIn(text, /(?<![\w$.`'"])([A-Z]\w+)/g))
    yield [name, missingIn(interfaces[name])];
  for (const [owner = '', name = ''] of matchesIn(text, /(?<![\w$])([A-Z]\w+)\.(\w+)/g))
    yield [`${owner}.${name}`, missingIn(interfaces[owner]?.[`${name}_static`] ?? interfaces[owner]?.[name])];
  for (const [name = ''] of matchesIn(text, /(?<![\w$.])([a-z]\w+)(?:\?\.)?\(/g))
    yield [`${name}()`, missingIn(api[name] ?? api.Window?.[name])];
  for (const [name = ''] of matchesIn(text, /(?<![\w$.])([a-z]\w+)\??\.(?=\w)/g))
    yield [name, missingIn(api.Window?.[name])];
  for (const [name = ''] of matchesIn(text, /(?<!\.)\.(\w+)(?:\?\.)?\(/g))
    yield [`.${name}()`, members.get(name) ?? []];
  for (const [name = ''] of matchesIn(text, /[{,]["'`]?([a-z]\w+)["'`]?:/gi))
    yield [`${name}=`, attributes.get(name.toLowerCase()) ?? []];
}

const isListed = (name: string): boolean => name in accepted || name.replace(/: .*/, '') in accepted;

/** A sentence for each feature of a script or style sheet that an oldest browser lacks, unless the list accepts it. */
export const tooNewIn = (file: string, text: string): readonly string[] =>
  [...(file.endsWith('.js') ? featuresInJs(text) : featuresInCss(text))]
    .filter(([name, missing]) => missing.length > 0 && !isListed(name))
    .map(([name, missing]) => `${file} uses ${name}, which the oldest ${missing.join(', ')} does not have`);
