import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { millisecondsToDeadline } from '#functions/platform/deadline.ts';
import { tracedRequest } from '#functions/platform/tracing.ts';
import { keepLogLines } from '#tests/support/log-lines.ts';

const { metric } = keepLogLines();
beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

/** A run of which so much time is left, first and last. */
function aCall(first: number, last: number) {
  const left = [first];
  return {
    awsRequestId: 'r1',
    functionName: 'f',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => left.shift() ?? last,
  };
}
const megabytes = (count: number) => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'f');
  vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(count * 2 ** 20);
};

describe('a run of a function', () => {
  it('goes by its own id and knows its time, whatever it awaits', async () => {
    const seen = withInvocation(aCall(10_000, 8_000), async () => {
      await Promise.resolve();
      return [tracedRequest(), millisecondsToDeadline()];
    });
    expect(await seen).toEqual(['r1', 8_000]);
    expect(metric('NearLimits')).toEqual([]);
  });

  it('that had hardly any time left is told of, whether it went well or not', async () => {
    await withInvocation(aCall(10_000, 900), () => Promise.resolve());
    await expect(withInvocation(aCall(10_000, 900), () => Promise.reject(new Error('x')))).rejects.toThrow(
      'x',
    );
    expect(metric('NearLimits')).toEqual([1, 1]);
    expect(log.warn).toHaveBeenCalledWith('nearly at the limit', expect.objectContaining({ left: 900 }));
  });

  it('that had a tenth of its time left had enough', async () => {
    await withInvocation(aCall(10_000, 1_000), () => Promise.resolve());
    expect(metric('NearLimits')).toEqual([]);
  });

  it.each([
    [400, []],
    [480, [1]],
  ])('of 512 MB that took %i of them', async (taken, told) => {
    megabytes(taken);
    await withInvocation(aCall(10_000, 8_000), () => Promise.resolve());
    expect(metric('NearLimits')).toEqual(told);
  });
});
