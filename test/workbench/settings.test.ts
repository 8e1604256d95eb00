import { expect, test } from 'vitest';
import { fieldsOf, settingsIn, withSettings } from '#workbench/page/settings.ts';

test('the address sets the width of the page, what is shown, and the latency', () => {
  expect(settingsIn('?flow=insight&width=tablet&show=chart&latency=60000')).toEqual({
    width: 'tablet',
    split: '',
    show: 'chart',
    latency: '60000',
    hold: [],
    writes: '',
    chart: '',
    selected: '',
  });
});

const first = {
  width: 'phone',
  split: '',
  show: 'both',
  latency: null,
  hold: [],
  writes: '',
  chart: '',
  selected: '',
} as const;

test('an address without settings, or with unknown ones, shows a phone beside the chart', () => {
  expect(settingsIn('?flow=insight')).toEqual(first);
  expect(settingsIn('?width=watch&show=nothing')).toEqual(first);
});

test('a changed setting replaces its field of the address, and the flow, the persona and the state stay', () => {
  const search = '?flow=insight&persona=private-rich&state=page&width=tablet';
  expect(
    withSettings(search, {
      width: 'desktop',
      split: '65',
      show: 'both',
      latency: '0',
      hold: ['listBanks', 'getToggle'],
      writes: 'held',
      chart: 'given-insight',
      selected: 'page.content',
    }),
  ).toBe(
    '?flow=insight&persona=private-rich&state=page&width=desktop&split=65&latency=0&hold=listBanks%2CgetToggle&writes=held&chart=given-insight&selected=page.content',
  );
});

test('a form keeps the settings that differ from the first ones', () => {
  expect(fieldsOf({ ...first, width: 'desktop' })).toEqual([['width', 'desktop']]);
});

test('an address names the operations to hold', () => {
  expect(settingsIn('?hold=listBanks%2CgetToggle').hold).toEqual(['listBanks', 'getToggle']);
});
