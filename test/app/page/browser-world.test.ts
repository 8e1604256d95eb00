import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ClientError } from '#api/error-log.ts';
import { forwardErrors } from '#app/errors/error-forwarding.ts';
import { browserWorld } from '#app/page/browser-world.ts';
import type { AllowedAddress } from '#domain/site/address.ts';

function open(hasBeenActive = true) {
  const target = new EventTarget();
  const calls: unknown[] = [];
  const window = Object.assign(target, {
    location: {
      href: 'https://bank.example/side?a=1#/en',
      hash: '#/en',
      assign: (address: string) => calls.push({ assign: address }),
      replace: (address: string) => calls.push({ replace: address }),
      reload: () => calls.push('reload'),
    },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, address: string) => calls.push({ stands: address }),
      pushState: (_: unknown, __: string, address: string) => calls.push({ push: address }),
    },
    navigator: { userActivation: { hasBeenActive } },
    document,
  });
  const world = browserWorld(window as unknown as Window);
  // These tests ignore the calls from its start.
  calls.length = 0;
  return { world, window, calls };
}

afterEach(() => vi.restoreAllMocks());

describe('leaving', () => {
  test.each(['https://bank.example/andre#/en', 'https://bank.example/side?a=2', 'https://kunde.example/'])(
    'to %s is left to the browser',
    (address) => {
      const { world, calls } = open();
      world.leave({ leave: address as AllowedAddress });
      expect(calls).toEqual([{ assign: address }]);
    },
  );

  test('replaces the page in the history before any user action', () => {
    const { world, calls } = open(false);
    world.leave({ leave: 'https://bank.example/andre' as AllowedAddress });
    expect(calls).toEqual([{ replace: 'https://bank.example/andre' }]);
  });

  test('replaces the page in the history if the exit says so', () => {
    const { world, calls } = open();
    world.leave({ leave: 'https://bank.example/andre' as AllowedAddress, replaces: true });
    expect(calls).toEqual([{ replace: 'https://bank.example/andre' }]);
  });

  test.each(['https://bank.example/side?a=1#/to', 'https://bank.example/side?a=1', '/side?a=1#/to'])(
    'to %s, the same document, reloads it',
    (address) => {
      const { world, calls } = open();
      world.leave({ leave: address as AllowedAddress });
      expect(calls).toEqual([{ push: address }, 'reload']);
    },
  );
});

test('a form is submitted with hidden fields', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { world, calls } = open();
  const address = 'https://bank.example/avtale' as AllowedAddress;
  world.post({ address, fields: { kid: '0001', returnUrl: 'https://x.example/?a=1&b="2"' } }, () => {});
  const [form] = sent.mock.contexts as HTMLFormElement[];
  expect([form?.method, form?.action, form?.isConnected]).toEqual(['post', address, true]);
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'kid', '0001'],
    ['hidden', 'returnUrl', 'https://x.example/?a=1&b="2"'],
  ]);
  form?.remove();
  // Otherwise going back would submit the same form again.
  expect(calls).toEqual([{ stands: 'https://bank.example/side?a=1' }]);
});

test('if the policy refuses the form, the page learns it and has its address again; no other refusal matters', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { world, window, calls } = open();
  const onRefused = vi.fn();
  world.post({ address: 'https://bank.example/avtale' as AllowedAddress, fields: {} }, onRefused);
  const refuse = (effectiveDirective: string, disposition = 'enforce') =>
    window.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, disposition }),
    );
  refuse('img-src');
  refuse('form-action', 'report');
  expect(onRefused).not.toHaveBeenCalled();
  refuse('form-action');
  refuse('form-action');
  expect(onRefused).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { stands: 'https://bank.example/side?a=1' },
    { stands: 'https://bank.example/side?a=1#/en' },
  ]);
  window.document.querySelector('form')?.remove();
});

test('the browser asks before the page closes as long as it is unsaved', () => {
  const { world, window } = open();
  const closes = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(closes()).toBe(true);
  world.blockUnload(true);
  expect(closes()).toBe(false);
  world.blockUnload(false);
  expect(closes()).toBe(true);
});

test('a page from the back-forward cache calls the listener, a new page does not', () => {
  const { world, window } = open();
  const returned = vi.fn();
  const stop = world.onPageRestored(returned);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(returned).not.toHaveBeenCalled();
  shown(true);
  expect(returned).toHaveBeenCalledTimes(1);
  stop();
  shown(true);
  expect(returned).toHaveBeenCalledTimes(1);
});

test('a defect, and code that does not load, reaches the insurer, and is no uncaught error (A7.23)', () => {
  const { world, window } = open();
  const [uncaught, sent] = [vi.fn(), vi.fn(async (_: ClientError) => null)];
  window.addEventListener('error', uncaught);
  forwardErrors(window as unknown as Window, sent);
  world.reportError('flyt', new TypeError('Failed to fetch dynamically imported module'));
  expect(sent.mock.calls.map(([{ message }]) => message)).toEqual([
    'TypeError: Failed to fetch dynamically imported module',
  ]);
  expect(uncaught).not.toHaveBeenCalled();
});
