import { toast } from './feedback/toast.ts';

type Page = { url: string; title?: string };
type ShareTexts = { copied: string; failed: string };

/** Copies an address and says so. Returns whether it was copied. */
export async function copyLink(url: string, texts: ShareTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(texts.copied);
    return true;
  } catch {
    // Without the right to the clipboard the reader is told, and copies by hand.
    toast.error(texts.failed);
    return false;
  }
}

/** Opens the share dialog of a phone; elsewhere copies the address and says so. Returns whether it was copied. */
export async function sharePage(page: Page, texts: ShareTexts): Promise<boolean> {
  if (!('share' in navigator && matchMedia('(pointer: coarse)').matches)) return copyLink(page.url, texts);
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the share dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.failed);
  }
  return false;
}
