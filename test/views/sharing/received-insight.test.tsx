import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Givers } from '#domain/sharing/insight.ts';
import { ReceivedInsight } from '#views/sharing/received-insight.tsx';

afterEach(cleanup);

function show(givers: Givers) {
  render(<ReceivedInsight state="listed" context={{ givers, error: null }} send={() => {}} />);
}

const giver = { id: '1', name: 'Ola Skogly', policyCount: 0 };
/** A part of the sentence is the link. */
const overview = () =>
  screen.queryAllByText(
    (_, element) =>
      element?.textContent === 'Forsikringene deres finner du i oversikten.' && element.tagName === 'P',
  );
const partial = 'Vi fikk ikke hentet alle, så noen kan mangle i listen.';
const empty = 'Ingen har gitt deg innsyn.';

test.each([
  [0, 'Ingen forsikringer', false],
  [1, '1 forsikring', true],
  [2, '2 forsikringer', true],
])('a person who shares %i policies is listed with "%s" (B2.93)', (policyCount, text, isInOverview) => {
  show({ list: [{ ...giver, policyCount }], isPartial: false });
  expect(screen.getByRole('listitem').textContent).toBe(`Ola Skogly${text}`);
  expect(overview()).toHaveLength(isInOverview ? 1 : 0);
  expect(screen.queryByText(partial)).toBeNull();
  expect(screen.queryByText(empty)).toBeNull();
});

test('one of several persons who shares a policy is found in the overview', () => {
  show({ list: [giver, { id: '2', name: 'Gerd Myhre', policyCount: 1 }], isPartial: false });
  expect(overview()).toHaveLength(1);
});

test.each([
  [false, empty],
  [true, partial],
])('an empty list whose data is incomplete (%s) shows "%s"', (isPartial, text) => {
  show({ list: [], isPartial });
  expect([empty, partial].filter((sentence) => screen.queryByText(sentence))).toEqual([text]);
  expect(screen.queryByRole('list')).toBeNull();
});
