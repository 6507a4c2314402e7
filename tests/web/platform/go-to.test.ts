import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

it('pressed twice, one is led once, and on from there after a moment', async () => {
  // Another file may have pressed already: the lock's time is kept in the module.
  vi.resetModules();
  const { connectNavigation, goTo } = await import('#web/platform/navigation/go-to.ts');
  vi.useFakeTimers({ toFake: ['performance'] });
  const went: string[] = [];
  connectNavigation((address) => void went.push(address));
  goTo('/referrals');
  vi.advanceTimersByTime(799);
  goTo('/kyc');
  expect(went).toEqual(['/referrals']);
  vi.advanceTimersByTime(1);
  goTo('/kyc');
  expect(went).toEqual(['/referrals', '/kyc']);
});
