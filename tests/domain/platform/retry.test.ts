import { describe, expect, it } from 'vitest';
import { withDeadline } from '#functions/platform/deadline.ts';
import { type again, retryOn, retry } from '#functions/platform/records/retry.ts';

/** Somebody is quicker so many times. */
function crossed(times: number) {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    return tries > times ? 'through' : retryOn<'moved'>('moved');
  };
  return { attempt, tries: () => tries };
}

describe('another look', () => {
  it('is taken until one is through', async () => {
    const { attempt, tries } = crossed(3);
    expect([await retry(attempt), tries()]).toEqual(['through', 4]);
  });

  it('is taken no more often than its bound, and then told', async () => {
    const { attempt, tries } = crossed(99);
    await expect(retry(attempt, { tries: 5 })).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect(tries()).toBe(5);
  });

  it('is not taken when the time is over: the answer says when to come again', async () => {
    const { attempt, tries } = crossed(99);
    const refused = { code: 'STALE_STATE', details: { retryAfter: 1 } };
    await expect(
      withDeadline(
        () => 900,
        () => retry(attempt),
      ),
    ).rejects.toMatchObject(refused);
    expect(tries()).toBe(1);
  });

  it('is not taken for what was refused', async () => {
    let tries = 0;
    const refused = retry(async (): Promise<typeof again> => {
      tries += 1;
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(tries).toBe(1);
  });

  it('is worth it for what is undefined too', async () => {
    expect(await retry(() => Promise.resolve(undefined))).toBeUndefined();
  });
});
