import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

test.each([
  ['a damage policy', '7130010', '#/bil/7130010/2', 'Bil Volvo V60, XA10013'],
  ['a life policy', '7202791', '#/dodsfallkapital/7202791/1', 'Dødsfallkapital Kari Skogly'],
  ['an unknown policy (B2.26)', '7888888', '#/', 'Forsikring'],
  ['no policy (B2.26)', '', '#/', 'Forsikring'],
])(
  'the address with the number of %s leads to its page, or to the start (A2.17, B2.24)',
  async (_, number, to, heading) => {
    const page = portalAs('private-rich');
    await page.open('#/');
    await page.person().expectHeading('Forsikring');
    await page.open(`#/router?forsikringsnummer=${number}`);
    const { length } = window.history;
    await waitFor(() => expect(window.location.hash).toBe(to));
    await page.person().expectHeading(heading);
    // Going back skips the address that was redirected.
    expect(window.history.length).toBe(length);
  },
);
