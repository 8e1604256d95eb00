import { afterEach, describe, expect, test, vi } from 'vitest';
import { canShareFiles } from '#app/page/can-share-files.ts';
import { shareFile } from '#app/page/share-file.ts';

/** A window whose browser has these functions. */
const windowWith = (navigator: Partial<Pick<Navigator, 'share' | 'canShare'>>) =>
  ({ navigator }) as unknown as Window;

describe('a file can be shared (C4.50)', () => {
  test('only where the browser shares a PDF', () => {
    const canShare = vi.fn(({ files }: ShareData = {}) => files?.[0]?.type === 'application/pdf');
    expect(canShareFiles(windowWith({ canShare }))).toBe(true);
    expect(canShareFiles(windowWith({ canShare: () => false }))).toBe(false);
    expect(canShareFiles(windowWith({ share: async () => {} }))).toBe(false);
    expect(canShareFiles(windowWith({}))).toBe(false);
  });
});

describe('sharing a file', () => {
  const wanted = { type: 'share.wanted', address: 'blob:unknown', name: 'forsikringsbevis-7010001.pdf' };
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['completed', undefined, 'share.completed', true],
    ['closed by the visitor', new DOMException('', 'AbortError'), 'share.dismissed', true],
    ['refused by the browser', new DOMException('', 'NotAllowedError'), 'share.refused', false],
    ['broken', new TypeError('no share'), 'share.refused', false],
  ])('that is %s replies so, and frees the file unless it may be needed', async (_, error, type, isFreed) => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const share = async () => {
      if (error) throw error;
    };
    const reply = vi.fn();
    shareFile(windowWith({ share }))('certificates', wanted, reply);
    await vi.waitFor(() => expect(reply.mock.calls).toEqual([[{ type }]]));
    expect(revoke.mock.calls).toEqual(isFreed ? [['blob:unknown']] : []);
  });

  test('ignores the other events of charts', () => {
    const share = vi.fn();
    shareFile(windowWith({ share }))('certificates', { type: 'file.downloaded' }, () => {});
    expect(share).not.toHaveBeenCalled();
  });
});
