import { describe, expect, test } from 'vitest';
import { certificateVersions, isRenewed } from '#domain/policies/next-version.ts';

describe('B4.12: who has a renewal', () => {
  test('chooses between two certificates, the present one first', () => {
    const policy = { versjon: 3, nesteVersjon: { versjon: 4 } };
    expect(certificateVersions(policy)).toEqual([3, 4]);
    expect(isRenewed(policy)).toBe(true);
  });

  test.each([
    ['none is said of', undefined],
    ['it is empty', null],
  ])('has one certificate where %s', (_, nesteVersjon) => {
    const policy = { versjon: '3', nesteVersjon };
    expect(certificateVersions(policy)).toEqual(['3']);
    expect(isRenewed(policy)).toBe(false);
  });
});
