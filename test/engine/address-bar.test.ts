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
])('the path of a page is in the hash: "%s" is %s (B2.1)', (hash, path) => {
  expect(open(hash).bar.path()).toBe(path);
});

describe('a national identity number in the address', () => {
  const path = '/bil/[skjult]/1';

  test('is hidden in the address that was opened, with its query', () => {
    const { browser, bar } = open('#/bil/01017000027/1?forsikringsnummer=010170%2000027&type=bil');
    expect(browser.hashes()).toEqual([`#${path}?forsikringsnummer=[skjult]&type=bil`]);
    expect(bar.path()).toBe(path);
  });

  test('is hidden in an address that the visitor goes to', () => {
    const { browser, bar, changed } = open('#/');
    browser.visit('?nr=01017000027#/bil/01017000027/1');
    expect(browser.hashes()).toEqual(['#/', `#${path}`]);
    expect(browser.window.location.search).toBe('?nr=[skjult]');
    expect(changed).toHaveBeenCalledOnce();
    expect(bar.path()).toBe(path);
  });

  test.each([
    '#/bil/7130010/2/1234?kid=01017000027',
    '#/bil/7130010/2/1234?KID=01017000027',
    '#/?redirect_url=%2Fkjope%3Fkid%3D01017000027',
  ])('is not the number of an invoice, or of a policy and its version (A9.9): %s', (hash) => {
    expect(open(hash).browser.hashes()).toEqual([hash]);
  });

  test('is hidden beside the number of an invoice', () => {
    const hash = '#/?redirect_url=%2Fkjope%3Fkid%3D123456%26nr%3D01017000027';
    expect(open(hash).browser.hashes()).toEqual(['#/?redirect_url=%2Fkjope%3Fkid%3D123456%26nr%3D[skjult]']);
  });
});

test.each(['', '#', '#/'])('the address "%s" is that of the home page (B2.25)', (hash) => {
  expect(open(hash).bar.path()).toBe('/');
});

describe('showing an address', () => {
  test('pushes or replaces, and keeps the query after the #', () => {
    const { browser, bar, changed } = open('#/?redirect_url=a');
    bar.show('/en', 'replace');
    bar.show('/to', 'push');
    expect(browser.hashes()).toEqual(['#/en?redirect_url=a', '#/to?redirect_url=a']);
    expect(changed).not.toHaveBeenCalled();
  });

  test('drops the query on a redirect, because it belongs to the old address', () => {
    const { browser, bar } = open('#/router?forsikringsnummer=1');
    bar.show('/bil/1/2', 'redirect');
    expect(browser.hashes()).toEqual(['#/bil/1/2']);
  });

  test('changes nothing if the address is shown already', () => {
    const { browser, bar } = open('#/en');
    bar.show('/en', 'push');
    expect(browser.hashes()).toEqual(['#/en']);
  });
});

describe('an address that the visitor opens', () => {
  test('is reported once, until the listener is removed', () => {
    const { browser, changed, stop } = open('#/en');
    browser.visit('#/to');
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    browser.visit('#/tre');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('comes before the next address if it is accepted', () => {
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
  ])('by %s can be undone', (_, move) => {
    const { browser, bar } = open('#/en');
    for (const path of ['/to', '/tre', '/fire']) bar.show(path, 'push');
    browser.go(-1);
    bar.accept();
    move(browser);
    bar.restore();
    browser.arrive();
    expect(browser.hash()).toBe('#/tre');
  });

  test('is not undone by a change of the page before the browser has reported it', () => {
    const { browser, bar, changed } = open('#/en');
    bar.show('/to', 'push');
    browser.go(-1);
    bar.accept();
    const fireEvents = browser.goSilently(1);
    bar.show('/en', 'push');
    fireEvents();
    expect(browser.hash()).toBe('#/to');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('that is undone: the next address waits until the old one is restored', () => {
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

  test('closes when the visitor goes back, and the next press of back leaves the page', () => {
    const { browser, close, changed } = openDialog();
    browser.go(-1);
    expect(close).toHaveBeenCalledTimes(1);
    expect(browser.hash()).toBe('#/to');
    expect(changed).not.toHaveBeenCalled();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('has its entry again after going back, if its flow keeps it open', () => {
    const { browser, close } = openDialog(false);
    browser.go(-1);
    browser.arrive();
    browser.go(-1);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('leaves no entry when it is closed in another way', () => {
    const { browser, close, removeEntry, changed } = openDialog();
    removeEntry();
    browser.arrive();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('is not reached by going forward after it is closed', () => {
    const { browser, removeEntry, changed } = openDialog();
    removeEntry();
    browser.arrive();
    browser.go(1);
    browser.arrive();
    browser.go(-1);
    expect(browser.hash()).toBe('#/en');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('gives its entry to the page that it leads to', () => {
    const { browser, bar, close, removeEntry } = openDialog();
    bar.show('/tre', 'push');
    removeEntry();
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
    expect(browser.hash()).toBe('#/tre');
    expect(close).not.toHaveBeenCalled();
  });

  test('gives its entry to the page of a link in it, so that going back never stops at a closed dialog', () => {
    const { browser, bar, close, removeEntry, changed } = openDialog();
    browser.visit('#/tre?fra=to');
    bar.accept();
    removeEntry();
    bar.show('/tre', 'replace');
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre?fra=to']);
    expect(browser.hash()).toBe('#/tre?fra=to');
    expect(changed).toHaveBeenCalledTimes(1);
    for (const [hash, changes] of [
      ['#/to', 2],
      ['#/en', 3],
    ] as const) {
      browser.go(-1);
      bar.accept();
      expect(browser.hash()).toBe(hash);
      expect(changed).toHaveBeenCalledTimes(changes);
    }
    expect(close).not.toHaveBeenCalled();
  });

  test('that closes: an address shown meanwhile comes after the page', () => {
    const { browser, bar, removeEntry } = openDialog();
    removeEntry();
    bar.show('/tre', 'push');
    browser.arrive();
    expect(browser.hashes()).toEqual(['#/en', '#/to', '#/tre']);
  });

  test('is skipped when the page is loaded at its entry', () => {
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
