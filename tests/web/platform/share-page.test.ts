import { beforeEach, expect, it, vi } from 'vitest';
import { connectToaster } from '#web/platform/feedback/toast.ts';
import { sharePage } from '#web/platform/share-page.ts';

const page = { title: 'Nón lá', url: 'http://shop.test/non-la' };
const texts = { copied: 'Đã sao chép', failed: 'Chưa sao chép được' };
const shown = vi.fn<(tone: string, title: unknown) => void>();
const share = vi.fn<(page: unknown) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

function onDevice({ isPhone, canShare = true }: { isPhone: boolean; canShare?: boolean }): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(canShare && { share }) });
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
}

beforeEach(() => {
  vi.resetAllMocks();
  connectToaster(({ tone, title }) => shown(tone, title));
  return () => vi.unstubAllGlobals();
});

it('a phone opens its own share dialog and copies nothing', async () => {
  onDevice({ isPhone: true });
  expect(await sharePage(page, texts)).toBe(false);
  expect(share).toHaveBeenCalledWith(page);
  expect([writeText.mock.calls, shown.mock.calls]).toEqual([[], []]);
});

it('a computer copies the address and says so, although it could share', async () => {
  onDevice({ isPhone: false });
  expect(await sharePage(page, texts)).toBe(true);
  expect(share).not.toHaveBeenCalled();
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(shown).toHaveBeenCalledWith('success', texts.copied);
});

it('a phone without a share dialog copies the address', async () => {
  onDevice({ isPhone: true, canShare: false });
  expect(await sharePage(page, texts)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(page.url);
});

it('closing the share dialog is no failure, anything else is told', async () => {
  onDevice({ isPhone: true });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await sharePage(page, texts)).toBe(false);
  expect(shown).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  expect(await sharePage(page, texts)).toBe(false);
  expect(shown).toHaveBeenCalledWith('error', texts.failed);
});
