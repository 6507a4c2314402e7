import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { withDeadline } from '#functions/platform/deadline.ts';
import { openInTime } from '#functions/platform/views/freshness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answering = <T>(work: () => T) => withChanges(newChanges(undefined, Date.now()), work);

describe('a view that is being opened', () => {
  it('answers as soon as it is open', async () => {
    expect(await answering(() => openInTime(Promise.resolve('open')))).toBe('open');
  });

  it.each([
    ['no longer than a caller waits for an answer', Infinity, 8_000],
    ['no longer than its function has time to say so', 3_000, 2_500],
  ])('is waited for %s', async (_, left, waited) => {
    const refused = vi.fn<(error: unknown) => void>();
    void withDeadline(
      () => left,
      () => answering(() => openInTime(new Promise(() => undefined))).catch(refused),
    );
    await vi.advanceTimersByTimeAsync(waited - 1);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(refused.mock.calls).toMatchObject([[{ code: 'UNAVAILABLE' }]]);
  });

  it('is waited for by whoever answers nobody', async () => {
    const ended = vi.fn<() => void>();
    void openInTime(new Promise((resolve) => setTimeout(resolve, 60_000))).then(ended);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(ended).toHaveBeenCalledOnce();
  });
});
