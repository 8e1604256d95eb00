import { describe, expect, test, vi } from 'vitest';
import type { ClientError } from '#api/error-log.ts';
import { forwardErrors } from '#app/errors/error-forwarding.ts';
import { collectErrors } from '#app/errors/page-errors.ts';
import { reportViolations } from '#app/errors/watch-errors.ts';
import { apiError } from '#domain/errors/api-error.ts';

function open(send: (report: ClientError) => Promise<unknown> = async () => null) {
  const page = 'https://bank.example/forsikring?fnr=01437912357#/reisekort/1';
  const window = Object.assign(new EventTarget(), { location: { href: page } });
  const sent = vi.fn(send);
  const stop = forwardErrors(window as unknown as Window, sent);
  const fails = (error: unknown, message = '') =>
    window.dispatchEvent(
      Object.assign(new Event('error'), {
        error,
        message,
        filename: 'https://bank.example/assets/index.js?v=1',
        lineno: 3,
        colno: 14,
      }),
    );
  const rejects = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reportViolations(window as unknown as Window);
  const violates = (violation: object) =>
    window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  return { sent, stop, fails, rejects, violates };
}

const thrown = (message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n at a.js` });

describe('an error of the page', () => {
  test('is forwarded with its place, and without personal data (B2.108, B7.32)', () => {
    const { sent, fails } = open();
    fails(thrown('fant ikke 01437912357 (kari@bank.example)'), 'Uncaught Error: fant ikke 01437912357');
    expect(sent.mock.calls).toEqual([
      [
        {
          message: 'Uncaught Error: fant ikke [skjult]',
          url: 'https://bank.example/assets/index.js',
          line: 3,
          column: 14,
          pageUrl: 'https://bank.example/forsikring',
          stacktrace: 'Error: fant ikke [skjult] ([skjult])\n at a.js',
          error: 'Error: fant ikke [skjult] ([skjult])',
        },
      ],
    ]);
  });

  test('is forwarded if it happens before the forwarding code has loaded', () => {
    const window = Object.assign(new EventTarget(), { location: { href: 'https://bank.example/' } });
    const page = window as unknown as Window;
    const happens = (message: string) =>
      window.dispatchEvent(Object.assign(new Event('error'), { message, filename: '' }));
    const takeErrors = collectErrors(page);
    happens('før');
    const sent = vi.fn(async (_: ClientError) => null);
    forwardErrors(page, sent, takeErrors());
    happens('etter');
    expect(sent.mock.calls.map(([{ message }]) => message)).toEqual(['før', 'etter']);
  });

  test('is not sent each time it happens, and only a limited number of reports are sent', () => {
    const { sent, fails } = open();
    for (let index = 0; index < 30; index++) {
      fails(thrown('den samme'));
      fails(thrown(`feil ${String.fromCharCode(65 + index)}`));
    }
    expect(sent).toHaveBeenCalledTimes(10);
  });

  test('is reported again the tenth and the hundredth time, with the number', () => {
    const { sent, fails } = open();
    for (let index = 0; index < 150; index++) fails(thrown('den samme'));
    expect(sent.mock.calls.map(([{ times }]) => times)).toEqual([undefined, 10, 100]);
  });

  test('is forwarded when a promise is rejected without a handler (B7.32)', () => {
    const { sent, rejects } = open();
    rejects(thrown('glemt'));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ message: 'Error: glemt', line: 0 });
  });

  test('is no longer sent after forwarding has stopped', () => {
    const { sent, stop, fails, rejects } = open();
    stop();
    fails(thrown('for sent'));
    rejects(thrown('for sent'));
    expect(sent).not.toHaveBeenCalled();
  });
});

test('what the policy of the page refuses is forwarded, without its address', () => {
  const { sent, violates } = open();
  violates({ effectiveDirective: 'require-trusted-types-for', blockedURI: 'https://x.example/Kari' });
  expect(sent.mock.calls[0]?.[0].message).toBe('Error: The policy refused require-trusted-types-for');
  expect(JSON.stringify(sent.mock.calls)).not.toContain('Kari');
});

test('the report of a failed call has status, code, correlation id and path', () => {
  const { sent, rejects } = open();
  rejects(apiError({ status: 500, code: 'INS00002', requestCorrelationId: 'abc-def', url: '/skade/kunde' }));
  expect(sent.mock.calls[0]?.[0].message).toBe('ApiError: 500 INS00002 abc-def /skade/kunde');
});

describe('the report of an error has no value of a response:', () => {
  test.each([
    ['of JSON that is cut', () => JSON.parse('{ "navn": "Kari Skogly", "gate": "Solveien 3"')],
    ['of another text', () => JSON.parse('Kari Skogly, Solveien 3')],
    [
      'of a message that quotes it',
      () => {
        throw new TypeError("cannot read 'Kari Skogly' of 'Solveien 3'");
      },
    ],
    ['of a message about the code', () => Object(null).kari.skogly],
  ])('%s', (_, fail) => {
    const { sent, fails } = open();
    try {
      fail();
    } catch (error) {
      fails(error, `Uncaught ${error}`);
    }
    expect(sent).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/Kari|Skogly|Solveien/);
  });

  test.each([
    ['a thrown text', 'Kari Skogly, Solveien 3'],
    ['a thrown object', { toString: (): string => 'Kari Skogly, Solveien 3' }],
    ['the path of a failed call', apiError({ url: '/kunder/Kari/forsikringer/rk-7/Solveien%203' })],
  ])('%s', (_, error) => {
    const { sent, fails } = open();
    fails(error, 'Uncaught Kari Skogly, Solveien 3');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/Kari|Skogly|Solveien|rk-7/);
  });

  test('the name of a field that the code reads stays', () => {
    const { sent, fails } = open();
    fails(thrown("Cannot read properties of undefined (reading 'status')"));
    expect(sent.mock.calls[0]?.[0].message).toBe(
      "Error: Cannot read properties of undefined (reading 'status')",
    );
  });
});

test('a national identity number at the end of the report is not cut into a part', () => {
  const { sent, fails } = open();
  fails(thrown(`${'æ'.repeat(3_990)} 01437912357`));
  expect(sent.mock.calls[0]?.[0].stacktrace).not.toMatch(/\d/);
});

describe('a failure to report an error is ignored (A7.23)', () => {
  test.each([
    ['the log refuses the report', () => Promise.reject(new Error('500'))],
    [
      'sending throws',
      () => {
        throw new Error('defekt');
      },
    ],
  ])('if %s', async (_, send) => {
    const { sent, fails } = open(send);
    fails(thrown('en'));
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test.each([null, undefined, 7, {}, { toString: null }, Object.create(null)])(
    'if the thrown value is not an error: %o',
    (error) => {
      const { sent, fails } = open();
      expect(() => fails(error)).not.toThrow();
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );

  test('if the error is very long', () => {
    const { sent, fails } = open();
    fails(thrown('æ'.repeat(1_000_000)));
    expect(sent.mock.calls[0]?.[0].message.length).toBeLessThan(5_000);
  });
});
