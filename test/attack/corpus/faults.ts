import type { WireResponse } from '#flows/engine/walk/cases.ts';

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };

const refusal = (status: number, headers: Readonly<Record<string, string>> = {}): WireResponse => ({
  status,
  headers: { ...json, ...headers },
  body: {
    code: `ATTACK${status}`,
    message: 'Feil fra angrepet',
    name: 'ServiceError',
    type: 'INTERNAL_ERROR',
    developerMessage: 'from the attack',
    requestCorrelationId: { value: '6f1d7c1e-0000-4000-8000-000000000000' },
  },
});

const unreadable = (text: string, headers: Readonly<Record<string, string>> = json): WireResponse => ({
  status: 200,
  headers,
  text,
});

/** What can go wrong with the response to a call, each by a name; some need the response that is right. */
export const faults: Readonly<Record<string, (right: unknown) => WireResponse>> = {
  '400': () => refusal(400),
  '400 that asks for a repeat': () => refusal(400, { 'Retry-After': '0' }),
  '401': () => refusal(401),
  '403': () => refusal(403),
  '403 without an explanation': () => ({ status: 403 }),
  '404': () => refusal(404),
  '409': () => refusal(409),
  '422': () => refusal(422),
  '429': () => refusal(429, { 'Retry-After': '60' }),
  '500': () => refusal(500),
  '500 of a wrong shape': () => ({ status: 500, headers: json, text: '{"code":7,"message":[]}' }),
  '502 with HTML': () => ({ status: 502, headers: html, text: '<h1>Bad Gateway</h1>' }),
  '503 of a gateway': () => ({ status: 503, headers: { 'Retry-After': '60' } }),
  'no content': () => ({ status: 204 }),
  empty: () => unreadable(''),
  'cut off': (right) => unreadable((JSON.stringify(right) ?? '{').slice(0, -1)),
  'the login page': () => unreadable('<!doctype html><title>Logg inn</title>', html),
  null: () => unreadable('null'),
  'an empty object': () => unreadable('{}'),
  'an empty list': () => unreadable('[]'),
  'a text': () => unreadable('"tekst"'),
  'another content type': (right) =>
    unreadable(JSON.stringify(right) ?? '{}', { 'Content-Type': 'text/plain' }),
  lost: () => 'lost',
  late: () => 'late',
};

/** Whether the client may send a request once more after this response. */
export const wantsRepeat = (response: WireResponse): boolean =>
  typeof response === 'object' && response.status === 400 && 'Retry-After' in (response.headers ?? {});
