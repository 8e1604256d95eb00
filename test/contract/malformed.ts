import fc from 'fast-check';
import type { Path } from './fields.ts';

/** A response that breaks the contract. */
export interface Malformed {
  readonly what: string;
  readonly status: number;
  readonly body: BodyInit | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const pathsIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key]))]
    : [at];

/** The value with the part at the path replaced; `undefined` removes the part. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === String(key) ? replaced(part, rest, by) : part));
  }
  const { [key]: part, ...others } = value as Record<string, unknown>;
  const now = replaced(part, rest, by);
  return now === undefined ? others : { ...others, [key]: now };
}

const nested = (depth: number): unknown => (depth === 0 ? {} : { inner: nested(depth - 1) });

const strange: readonly (readonly [string, unknown])[] = [
  ['left out', undefined],
  ['null', null],
  ['a number', -1.5],
  ['a huge number', 1e308],
  ['a text', 'tekst'],
  ['an empty text', ''],
  ['a very long text', 'æ'.repeat(100_000)],
  ['a value that no enumeration knows', 'FINNES_IKKE'],
  ['true', true],
  ['a list', []],
  ['a list of nulls', [null, null]],
  ['an object', {}],
  ['deeply nested', nested(500)],
  ['a prototype', { constructor: null, ['__proto__']: null, toString: 'nei' }],
];

/** A good response with one wrong part. */
export const mutated = (good: unknown): fc.Arbitrary<Malformed> =>
  fc.tuple(fc.constantFrom(...pathsIn(good)), fc.constantFrom(...strange)).map(([path, [name, by]]) => ({
    what: `${path.join('.') || 'the response'}: ${name}`,
    status: 200,
    body: JSON.stringify(replaced(good, path, by)) ?? '',
  }));

const json = (body: string) => ({ status: 200, body });

/** Responses that cannot be read as the good one. */
export const broken = (good: unknown): readonly Malformed[] => {
  const text = JSON.stringify(good);
  return [
    { what: 'empty', ...json('') },
    { what: 'cut off', ...json(text.slice(0, -1)) },
    { what: 'cut in half', ...json(text.slice(0, text.length / 2)) },
    { what: 'HTML', ...json('<!doctype html><title>Feil</title>'), headers: { 'Content-Type': 'text/html' } },
    { what: 'bytes that are no text', status: 200, body: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]) },
    { what: 'another encoding', status: 200, body: new Uint8Array(Buffer.from(text, 'utf16le')) },
    { what: 'huge', ...json(`"${'x'.repeat(500_000)}"`) },
    { what: 'a wrong status', status: 418, body: text },
    { what: 'a 500 with HTML', status: 500, body: '<h1>Internal Server Error</h1>' },
    { what: 'a 500 that is empty', status: 500, body: null },
    {
      what: 'a 400 of the wrong shape',
      status: 400,
      body: '{"code":7,"message":[],"requestCorrelationId":"x"}',
    },
    { what: 'a 400 that is a list', status: 400, body: '[]' },
    { what: 'a 400 that is null', status: 400, body: 'null' },
  ];
};
