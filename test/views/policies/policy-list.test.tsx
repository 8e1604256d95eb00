import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { damageRows } from '#domain/policies/policy-row.ts';
import { car } from '#flows/fixtures/customer.ts';
import { PolicyList } from '#views/policies/policy-list.tsx';

afterEach(cleanup);

test('own policies have rich icons, and policies of others have plain ones (A3.14)', () => {
  const icons = (isOwn: boolean) =>
    render(<PolicyList rows={damageRows([car])} isOwn={isOwn} />).container.querySelector('.product-icon')
      ?.className;
  expect(icons(true)).toBe('product-icon product-icon--rich');
  expect(icons(false)).toBe('product-icon');
});
