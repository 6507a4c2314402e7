import { afterEach, expect, it, vi } from 'vitest';
import { connectNavigation, goTo } from '#web/platform/navigation/go-to.ts';

afterEach(() => void vi.useRealTimers());

it('pressed twice, one is led once, and on from there after a moment', () => {
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
