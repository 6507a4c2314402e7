import { createHash } from 'node:crypto';
import * as z from 'zod';
import { networkOf } from '#functions/platform/limits/network.ts';
import { limitRate } from '#functions/platform/limits/rate-limit.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';
import { takeTry } from '../attempts.ts';

/** Account of a sign-in attempt, and the network it comes from. */
export type SignInSource = { userId: string; sourceIp: string };

/** Limit per account for all unknown networks together, because one attacker may use many networks. */
const strangersTries = { calls: 100, seconds: 15 * 60 };
const familiarSeconds = 90 * 24 * 3600;

const Familiar = z.object({ entity: z.literal('familiar-network') });

/** Key of an account and network; it is hashed so that the address cannot be read from it. */
const doorName = ({ userId, sourceIp }: SignInSource): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(sourceIp)}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * Counts tries by account and network before the password is checked, so that guesses from elsewhere do not
 * lock out the owner. Networks that never signed in to the account also share one wide limit, which does not
 * affect known networks.
 */
export async function takeSignInTry(context: Context, door: SignInSource): Promise<void> {
  const { table } = context;
  const name = doorName(door);
  const [familiar] = await Promise.all([
    table.get(accountKeys.familiar(name), Familiar),
    takeTry(context, name),
  ]);
  if (!familiar) await limitRate(table, 'strangers-sign-in', door.userId, strangersTries);
}

/** Clears the tries of this network and marks it as known, after its user proved the account is theirs. */
export function clearSignInTries({ now }: Context, door: SignInSource): Operation[] {
  const name = doorName(door);
  const expiresAt = secondsAfter(now(), familiarSeconds);
  return [
    remove(accountKeys.attempts(name)),
    put({ ...accountKeys.familiar(name), entity: 'familiar-network', expiresAt }),
  ];
}
