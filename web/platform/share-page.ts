import { toast } from './feedback/toast.ts';

type Page = { url: string; title?: string };

/** Opens the share dialog of a phone; elsewhere copies the address and says so. Returns whether it was copied. */
export async function sharePage(page: Page, texts: { copied: string; failed: string }): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share(page);
      return false;
    }
    await navigator.clipboard.writeText(page.url);
    toast.success(texts.copied);
    return true;
  } catch (error) {
    // Closing the share dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.failed);
    return false;
  }
}
