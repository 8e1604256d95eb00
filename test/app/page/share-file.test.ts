import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { downloadPdf } from '#api/pdf.ts';
import { canShareFiles } from '#app/page/can-share-files.ts';
import { shareFile } from '#app/page/share-file.ts';

/** A window whose browser has these functions. */
const windowWith = (navigator: Partial<Pick<Navigator, 'share' | 'canShare'>>) =>
  ({ navigator }) as unknown as Window;

describe('a file can be shared (C4.50)', () => {
  test('only where the browser shares a PDF', () => {
    const canShare = vi.fn(({ files }: ShareData = {}) => files?.[0]?.type === 'application/pdf');
    const share = async () => {};
    expect(canShareFiles(windowWith({ share, canShare }))).toBe(true);
    expect(canShareFiles(windowWith({ share, canShare: () => false }))).toBe(false);
    expect(canShareFiles(windowWith({ share }))).toBe(false);
    expect(canShareFiles(windowWith({ canShare }))).toBe(false);
    expect(canShareFiles(windowWith({}))).toBe(false);
  });

  test('also says so where an extension has broken the function: the page would be blank', () => {
    const broken = () => {
      throw new TypeError('blocked');
    };
    expect(canShareFiles(windowWith({ share: async () => {}, canShare: broken }))).toBe(false);
  });
});

describe('sharing a file', () => {
  const wanted = { type: 'share.wanted', address: 'blob:pdf', name: 'forsikringsbevis-7010001.pdf' };

  beforeEach(async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    vi.stubGlobal('fetch', async () => new Response(new Blob(['%PDF'], { type: 'application/pdf' })));
    configureClient({ restUrl: 'https://bank.example/rest' });
    await downloadPdf('/forsikringsbevis.pdf', new AbortController().signal);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

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
    expect(revoke.mock.calls).toEqual(isFreed ? [['blob:pdf']] : []);
  });

  test('that throws at once is refused: the page would say that the sheet is open', async () => {
    const reply = vi.fn();
    const share = () => {
      throw new TypeError('blocked');
    };
    shareFile(windowWith({ share }))('certificates', wanted, reply);
    await vi.waitFor(() => expect(reply.mock.calls).toEqual([[{ type: 'share.refused' }]]));
  });

  test('a second press while the sheet is open says nothing: the first one says how it ends', async () => {
    const share = vi
      .fn(async (_: ShareData) => {})
      .mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
    const reply = vi.fn();
    const perform = shareFile(windowWith({ share }));
    perform('certificates', wanted, reply);
    perform('certificates', wanted, reply);
    await vi.waitFor(() => expect(reply.mock.calls).toEqual([[{ type: 'share.completed' }]]));
    expect(share.mock.calls.map(([{ files }]) => files?.[0]?.size)).toEqual([4, 4]);
  });

  test('a file that is gone is not shared: an empty one would be', async () => {
    const share = vi.fn();
    const reply = vi.fn();
    const gone = { ...wanted, address: 'blob:gone' };
    shareFile(windowWith({ share }))('certificates', gone, reply);
    expect(share).not.toHaveBeenCalled();
    expect(reply.mock.calls).toEqual([[{ type: 'share.dismissed' }]]);
  });

  test('ignores the other events of charts', () => {
    const share = vi.fn();
    shareFile(windowWith({ share }))('certificates', { type: 'file.downloaded' }, () => {});
    expect(share).not.toHaveBeenCalled();
  });
});
