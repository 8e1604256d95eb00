import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const key = 'forsikring.avtalebytte';

/** Loads a page, whose first code reads the mark. */
async function loadPage() {
  vi.resetModules();
  await import('#app/page/agreement-mark.ts');
  const { broadcastSwitch, watchAgreement } = await import('#app/arriving/agreement-watch.ts');
  const page = new EventTarget();
  const happened: string[] = [];
  const location = { reload: () => happened.push('reload') };
  return {
    happened,
    broadcastSwitch,
    watch: () =>
      watchAgreement(Object.assign(page, { location }) as unknown as Window, () => happened.push('stopped')),
    hears: (name: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key: name })),
    isShown: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

const switched = { type: 'agreement.switched' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a switch', () => {
  test.each(['switch.sent', 'agreement.switched'])('changes the mark at each %s', async (type) => {
    const { broadcastSwitch } = await loadPage();
    broadcastSwitch('switch-agreement', { type });
    const first = localStorage.getItem(key);
    broadcastSwitch('switch-agreement', { type });
    expect(first).toMatch(/^0\.\d+/);
    expect(localStorage.getItem(key)).not.toBe(first);
  });

  test('is the only event that changes the mark', async () => {
    const { broadcastSwitch } = await loadPage();
    broadcastSwitch('access', { type: 'form.rejected' });
    expect(localStorage).toHaveLength(0);
  });
});

describe('a page', () => {
  test('stops when another tab switches, but not at other changes of the storage', async () => {
    const { watch, hears, happened } = await loadPage();
    watch();
    hears('noe annet');
    expect(happened).toEqual([]);
    hears(key);
    expect(happened).toEqual(['stopped']);
  });

  test('stops at once if another tab has switched while its code loaded', async () => {
    const { watch, broadcastSwitch, happened } = await loadPage();
    broadcastSwitch('switch-agreement', switched);
    watch();
    expect(happened).toEqual(['stopped']);
  });

  test('is not stopped if it loads after a switch', async () => {
    const before = await loadPage();
    before.broadcastSwitch('switch-agreement', switched);
    const { watch, isShown, happened } = await loadPage();
    watch();
    isShown(true);
    expect(happened).toEqual([]);
  });

  test('reloads after a switch if it comes from the back-forward cache', async () => {
    const { watch, broadcastSwitch, isShown, happened } = await loadPage();
    watch();
    isShown(true);
    broadcastSwitch('switch-agreement', switched);
    isShown(false);
    expect(happened).toEqual([]);
    isShown(true);
    expect(happened).toEqual(['reload']);
  });

  test('is not stopped in a browser without storage', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const { watch, broadcastSwitch, isShown, happened } = await loadPage();
    watch();
    broadcastSwitch('switch-agreement', switched);
    isShown(true);
    expect(happened).toEqual([]);
  });
});
