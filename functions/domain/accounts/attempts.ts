import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove, upsert } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

const allowed = 5;
const lockSeconds = 15 * 60;

const Attempts = z.object({ tries: z.int(), expiresAt: z.int() });

/**
 * Counts one of the five tries before the password is checked, so that parallel guesses count too. Only the
 * lock has its own answer, which tells it apart from a wrong password; a right password does not lift it.
 */
export async function takeTry({ table, now }: Context, who: string): Promise<void> {
  const at = now();
  const key = accountKeys.attempts(who);
  const known = await table.get(key, Attempts);
  const expiresAt = secondsAfter(at, lockSeconds);
  if (!known) {
    const first = { ...key, entity: 'attempts', tries: 1, expiresAt };
    const refusal = await table.write([
      put(first, { when: { expiresAt: { missingOrAtMost: secondsOf(at) } }, refusal: 'known' }),
    ]);
    if (!refusal) return;
  }
  const counted = await table.change(
    upsert(key, { add: { tries: 1 }, set: { expiresAt } }, { when: { tries: { is: '<', to: allowed } } }),
    Attempts,
  );
  if (counted) return;
  const retryAfter = Math.max(1, (known?.expiresAt ?? expiresAt) - secondsOf(at));
  throw new AppError('LOGIN_LOCKED', { retryAfter, params: { seconds: retryAfter } });
}

export async function forgetTries({ table }: Context, who: string): Promise<void> {
  await table.write([remove(accountKeys.attempts(who))]);
}
