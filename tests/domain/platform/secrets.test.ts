import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSecret, readSecret } from '#functions/platform/clients/secrets.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { playSecrets } from '../support/secret.ts';

const name = 'cholang/edge';
const [old, rotated] = ['the secret before rotation', 'the secret after rotation'];
const minutes = (count: number) => count * 60_000;
const down = new Error('Secrets Manager does not answer');

let manager: ReturnType<typeof playSecrets>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  startCold();
  manager = playSecrets(old);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  startCold();
});

describe('a secret', () => {
  it('is fetched once by its name for all that need it within five minutes', async () => {
    expect(await Promise.all([readSecret(name), readSecret(name)])).toEqual([old, old]);
    vi.advanceTimersByTime(minutes(5) - 1);
    expect(await readSecret(name)).toBe(old);
    expect(manager.mock.calls.map(([{ input }]) => input)).toEqual([{ SecretId: name }]);
  });

  it('is fetched again after five minutes, so that a rotated one is picked up', async () => {
    await readSecret(name);
    playSecrets(rotated);
    vi.advanceTimersByTime(minutes(5));
    expect(await readSecret(name)).toBe(rotated);
  });

  it('is fetched sooner for a caller that wants a younger one', async () => {
    await readSecret(name);
    playSecrets(rotated);
    vi.advanceTimersByTime(minutes(1));
    expect(await readSecret(name, minutes(1) + 1)).toBe(old);
    expect(await readSecret(name, minutes(1))).toBe(rotated);
  });

  it('stays the last known one for five more minutes if it cannot be fetched again', async () => {
    await readSecret(name);
    manager.mockRejectedValue(down);
    vi.advanceTimersByTime(minutes(5));
    expect([await readSecret(name), await readSecret(name)]).toEqual([old, old]);
    expect(manager).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(minutes(5));
    expect(await readSecret(name)).toBe(old);
    expect(manager).toHaveBeenCalledTimes(3);
  });

  it('that was never known is asked for again by the next caller', async () => {
    manager.mockRejectedValueOnce(down);
    await expect(readSecret(name)).rejects.toBe(down);
    expect(await readSecret(name)).toBe(old);
  });

  it('shorter than sixteen characters is refused', async () => {
    playSecrets('a'.repeat(15));
    await expect(readSecret(name)).rejects.toThrow('SecretString');
    playSecrets('a'.repeat(16));
    expect(await readSecret(name)).toBe('a'.repeat(16));
  });

  it('is forgotten by a container that starts cold', async () => {
    await readSecret(name);
    playSecrets(rotated);
    startCold();
    expect(await readSecret(name)).toBe(rotated);
  });

  it('is named by a setting, without which nothing is fetched', async () => {
    vi.stubEnv('EDGE_SECRET_ID', name);
    expect(await getSecret('EDGE_SECRET_ID')).toBe(old);
    expect(manager.mock.lastCall?.[0].input).toEqual({ SecretId: name });
    expect(() => getSecret('NO_SUCH_SETTING')).toThrow('expected string');
    expect(manager).toHaveBeenCalledTimes(1);
  });
});
