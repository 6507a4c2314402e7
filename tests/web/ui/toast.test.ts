import { beforeEach, expect, it, vi } from 'vitest';
import { connectToaster, toast, type ToastRequest } from '#web/platform/feedback/toast.ts';

let shown: ToastRequest[];
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  connectToaster((request) => shown.push(request));
  return () => {
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    connectToaster(undefined);
  };
});

const titles = () => shown.map(({ title, action }) => [title, action?.label]);
const action = { label: 'Xác thực', onClick: () => undefined };

it('what can be pressed stays when the same is said once more without it', () => {
  toast.error('Cần xác thực', { action });
  toast.error('Cần xác thực');
  expect(titles()).toEqual([['Cần xác thực', 'Xác thực']]);
});

it('gives way to other words, to the same words with something to press, and to whatever comes later', () => {
  toast.error('Cần xác thực', { action, duration: 6000 });
  toast.error('Đã xảy ra lỗi');
  toast.error('Cần xác thực');
  toast.error('Cần xác thực', { action, duration: 6000 });
  toast.error('Cần xác thực', { action: { ...action, label: 'Làm ngay' }, duration: 6000 });
  vi.advanceTimersByTime(5999);
  toast.error('Cần xác thực');
  vi.advanceTimersByTime(1);
  toast.error('Cần xác thực');
  expect(titles()).toEqual([
    ['Cần xác thực', 'Xác thực'],
    ['Đã xảy ra lỗi', undefined],
    ['Cần xác thực', undefined],
    ['Cần xác thực', 'Xác thực'],
    ['Cần xác thực', 'Làm ngay'],
    ['Cần xác thực', undefined],
  ]);
});
