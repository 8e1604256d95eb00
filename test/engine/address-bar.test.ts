import { describe, expect, test, vi } from 'vitest';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import { fakeWindow } from './fake-history.ts';

function open(hash = '#/') {
  const browser = fakeWindow(hash);
  const bar = hashAddressBar(browser.window);
  const changed = vi.fn();
  const stop = bar.onChange(changed);
  return { browser, bar, changed, stop };
}

test.each([
  ['#/bankvelger', '/bankvelger'],
  ['#/router?forsikringsnummer=1', '/router'],
  ['', '/'],
  ['#', '/'],
])('the path of a page is in the hash: "%s" is %s (B2.1)', (hash, path) => {
  expect(open(hash).bar.path()).toBe(path);
});

describe('showing an address', () => {
  test('pushes or replaces, and keeps the query after the #', () => {
    const { browser, bar, changed } = open('#/?redirect_url=a');
    bar.show('/en', 'replace');
    bar.show('/to', 'push');
    expect(browser.hashes()).toEqual(['#/en?redirect_url=a', '#/to?redirect_url=a']);
    expect(changed).not.toHaveBeenCalled();
  });

  test('redirects without the query, which was that of the redirect', () => {
    const { browser, bar } = open('#/router?forsikringsnummer=1');
    bar.show('/bil/1/2', 'redirect');
    expect(browser.hashes()).toEqual(['#/bil/1/2']);
  });

  test('that is shown already adds nothing', () => {
    const { browser, bar } = open('#/en');
    bar.show('/en', 'push');
    expect(browser.hashes()).toEqual(['#/en']);
  });
});

describe('the customer goes somewhere', () => {
  test('and it is told, once, until nobody listens', () => {
    const { browser, changed, stop } = open('#/en');
    browser.visit('#/to');
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    browser.visit('#/tre');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('that is taken: the next address comes after it', () => {
    const { browser, bar } = open('#/en');
    browser.visit('#/to');
    bar.accept();
    bar.show('/tre', 'push');
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
  });

  test.each([
    ['a link', (browser: ReturnType<typeof fakeWindow>) => browser.visit('#/felt')],
    ['back', (browser: ReturnType<typeof fakeWindow>) => browser.go(-1)],
    ['two back', (browser: ReturnType<typeof fakeWindow>) => browser.go(-2)],
    ['forward', (browser: ReturnType<typeof fakeWindow>) => browser.go(1)],
  ])('by %s, and it is put back', (_, move) => {
    const { browser, bar } = open('#/en');
    for (const path of ['/to', '/tre', '/fire']) bar.show(path, 'push');
    browser.go(-1);
    bar.accept();
    move(browser);
    bar.restore();
    browser.arrive();
    expect(browser.hash()).toBe('#/tre');
  });

  test('what is to be shown meanwhile waits until the address is back', () => {
    const { browser, bar, changed } = open('#/en');
    bar.show('/to', 'push');
    browser.go(-1);
    bar.restore();
    bar.show('/tre', 'push');
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
    expect(browser.hash()).toBe('#/tre');
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog above the page', () => {
  function openDialog(isTaken = true) {
    const opened = open('#/en');
    opened.bar.show('/to', 'push');
    const close = vi.fn(() => isTaken);
    const removeEntry = opened.bar.pushDialogEntry?.(close) ?? (() => {});
    return { ...opened, close, removeEntry };
  }

  test('is closed by back, and the next back leaves the page', () => {
    const { browser, close, changed } = openDialog();
    browser.go(-1);
    expect(close).toHaveBeenCalledTimes(1);
    expect(browser.hash()).toBe('#/to');
    expect(changed).not.toHaveBeenCalled();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('that its flow keeps open is there again after back', () => {
    const { browser, close } = openDialog(false);
    browser.go(-1);
    browser.arrive();
    browser.go(-1);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('that is closed otherwise leaves no back press that does nothing', () => {
    const { browser, close, removeEntry, changed } = openDialog();
    removeEntry();
    browser.arrive();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('that is closed is not reached by forward either', () => {
    const { browser, removeEntry, changed } = openDialog();
    removeEntry();
    browser.arrive();
    browser.go(1);
    browser.arrive();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('leads to a page that takes its entry', () => {
    const { browser, bar, close, removeEntry } = openDialog();
    bar.show('/tre', 'push');
    removeEntry();
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
    expect(browser.hash()).toBe('#/tre');
    expect(close).not.toHaveBeenCalled();
  });

  test('an address that is shown while it closes comes after the page', () => {
    const { browser, bar, removeEntry } = openDialog();
    removeEntry();
    bar.show('/tre', 'push');
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
  });

  test('is stepped over when the page is loaded at its entry', () => {
    const { browser } = openDialog();
    const bar = hashAddressBar(browser.window);
    const changed = vi.fn();
    bar.onChange(changed);
    browser.arrive();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
