import { vi } from 'vitest';

/** The store of uploads takes every file that pages send from now on; returns the addresses they were sent to. */
export function playBucket(): string[] {
  const sent: string[] = [];
  class Taken {
    status = 200;
    upload = {};
    onload?: () => void;
    onloadend?: () => void;
    open(_method: string, url: string): void {
      sent.push(url);
    }
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      queueMicrotask(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Taken);
  return sent;
}
