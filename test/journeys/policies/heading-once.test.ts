import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

test('a policy that is opened from the overview has focus on its heading once, when its details have loaded', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  const read: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) read.push(target.textContent);
  };
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  page.holds('getCarDetail');
  await page.open('#/');
  await person.expectHeading('Forsikring');
  window.location.hash = '#/bil/7130010/2';
  await person.expectHeading('Bil Volvo V60, XA10013');
  await person.hears('Henter forsikringen din …');
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(document.activeElement);
  page.releases('getCarDetail');
  await person.expectFocusOnHeading();
  expect(read).toEqual(['Bil Volvo V60, XA10013']);
});
