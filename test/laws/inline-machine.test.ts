import { expect, test } from 'vitest';
import { notInline } from './inline-machine.ts';

const inline = `
import { assign, setup } from 'xstate';
const later = () => true;
export const chart = setup({ guards: { later } }).createMachine({
  initial: 'open',
  states: {
    open: { on: { closed: 'shut' }, initial: 'a', states: { a: {}, 'b c': { states: {} } } },
    shut: { type: 'final', output: ({ context }) => ({ ...context }) },
  },
});`;

test('accepts an inline chart', () => {
  expect(notInline(inline)).toEqual([]);
});

test.each([
  ['a state from elsewhere', inline.replace("shut: { type: 'final',", 'shut: shut, other: { '), 'shut'],
  ['a state in shorthand', inline.replace('a: {}', 'a'), 'a is not'],
  ['a state made by a call', inline.replace('a: {}', 'a: waiting()'), 'a is not'],
  ['states from elsewhere', inline.replace('states: { a: {}', 'states: { ...others, a: {}'), 'of open'],
  ['states that are named', inline.replace('states: {}', 'states: others'), 'of b c'],
  ['a part of a state from elsewhere', inline.replace('on: {', '...common, on: {'), 'open is spread'],
  ['a computed state', inline.replace('a: {}', '[name]: {}'), 'of open'],
  ['a configuration from elsewhere', inline.replace(/createMachine\(.*$/s, 'createMachine(chart);'), 'not'],
  ['a setup from elsewhere', inline.replace('setup({ guards: { later } })', 'house'), 'setup'],
  ['a setup that is named', inline.replace('setup({ guards: { later } })', 'setup(house)'), 'setup'],
  ['a setup that is extended', inline.replace(').createMachine', ').extend({}).createMachine'), 'setup'],
  ['a second machine', `${inline}\nexport const other = createMachine({});`, 'more than one'],
  ['a setup beside', `${inline}\nexport const other = setup({});`, 'setup'],
  ['createStateConfig', `${inline}\nconst a = house.createStateConfig({});`, 'createStateConfig'],
  ['no machine', 'export const a = 1;', 'no machine'],
  ['a syntax error', 'export const = ;', 'cannot be read'],
])('refuses a chart with %s', (_, source, reason) => {
  expect(source).not.toBe(inline);
  expect(notInline(source)).toEqual([expect.stringContaining(reason)]);
});
