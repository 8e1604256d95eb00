import { pages } from '#app/main/pages.ts';
import { subApps } from '#documents/sub-apps.ts';
import { parameters } from './parameters.ts';
import { oddTexts } from './texts.ts';

/** What a part of an address may be. */
const oddParts: readonly string[] = [
  ...[
    '.',
    '..',
    '%2e',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '..%2f..%2flogg-ut',
    '..%5c..',
    '7%2f..%5c.%2f..',
    '..;a=b%2flogg-ut',
    '%252f',
    '%00',
  ],
  ...[
    '%',
    '%E0%A4%A',
    'æøå',
    '%C3%A6',
    '👩‍👧',
    '__proto__',
    'constructor',
    'toString',
    'javascript:attack()',
  ],
  ...['https:%2f%2fattack.example', '<b data-attack>', '%3Cb%20data-attack%3E', '-1', '1e308', '0x10', '%20'],
  ...[';a=b', '?x=1', '', 'a'.repeat(9_000)],
];

const isParameter = (part: string): boolean => part.startsWith(':');

/** The parts of a pattern, with a policy number for each parameter. */
const ordinary = (pattern: string): readonly string[] =>
  pattern
    .replace('*', '')
    .split('/')
    .map((part) => (isParameter(part) ? '7130010' : part));

/** The pattern as an address with an odd part: in place of a parameter, before any other part, or at the end. */
const withOdd = (pattern: string, odd: string): readonly string[] => {
  const parts = pattern.replace('*', '').split('/');
  const known = ordinary(pattern);
  return [
    `#${[...known, odd].join('/')}`,
    ...parts.slice(1).map((part, index) => {
      const given = isParameter(part) ? odd : `${odd}/${part}`;
      return `#${known.with(index + 1, given).join('/')}`;
    }),
  ];
};

const patterns = Object.values(pages).flatMap((page) => page.patterns);

/** The addresses of every page, with nothing odd in them. */
export const ordinaryAddresses: readonly string[] = patterns.map(
  (pattern) => `#${ordinary(pattern).join('/')}`,
);

/** Every page with every odd part at every place of its address, and every document with odd query parameters. */
export const oddAddresses: readonly string[] = [
  ...new Set([
    ...patterns.flatMap((pattern) => oddParts.flatMap((odd) => withOdd(pattern, odd))),
    ...[...subApps.map(({ path }) => path), '#/router', '#/avtalegiro/skade', '#/avtalegiro/person'].flatMap(
      (path) =>
        parameters.flatMap((name) =>
          Object.values(oddTexts).map((odd) => `${path}?${new URLSearchParams({ [name]: odd })}`),
        ),
    ),
  ]),
];
