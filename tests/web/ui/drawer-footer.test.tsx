// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import ToastStage from '#web/ui/feedback/toast-queue.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(75);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe() {
        this.told();
      }
      disconnect() {}
      unobserve() {}
    },
  );
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const footerHeight = () => document.documentElement.style.getPropertyValue('--drawer-footer');

it('a toast stands above the buttons of an open drawer, and in the corner once that is closed', async () => {
  screen = await renderForm(
    <>
      <Drawer open title="HT1" footer={<button type="button">Chuyển tiền</button>}>
        Phiếu hoàn
      </Drawer>
      <ToastStage />
    </>,
  );
  await act(async () => toast.success('Đã duyệt'));
  const toaster = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-sonner-toaster]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(toaster?.style.getPropertyValue('--offset-bottom')).toContain('var(--drawer-footer, 0px)');
  expect(toaster?.style.getPropertyValue('--mobile-offset-bottom')).toContain('var(--drawer-footer, 0px)');
  expect(footerHeight()).toBe('75px');
  await screen.close();
  screen = undefined;
  expect(footerHeight()).toBe('');
});
