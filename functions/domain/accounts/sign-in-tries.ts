import { createHash } from 'node:crypto';
import * as z from 'zod';
import { networkOf } from '#functions/platform/limits/network.ts';
import { takeTurn } from '#functions/platform/limits/rate-limit.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';
import { takeTry } from './attempts.ts';

/** Whose account somebody wants to get into, and from where. */
export type Door = { userId: string; sourceIp: string };

/** From all networks together that nobody has signed in from: many networks are one guesser's, now and then. */
const strangersTries = { calls: 100, seconds: 15 * 60 };
const familiarSeconds = 90 * 24 * 3600;

const Familiar = z.object({ entity: z.literal('familiar-network') });

/** An account and a network, by a name nobody reads an address from. */
const doorName = ({ userId, sourceIp }: Door): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(sourceIp)}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * Tries are counted by account and network, before the password is looked at: whoever guesses elsewhere keeps nobody
 * from signing in here. Those of strangers share a wide net beside that, in which nobody is held who was here before.
 */
export async function takeSignInTry(context: Context, door: Door): Promise<void> {
  const { table } = context;
  const name = doorName(door);
  const [familiar] = await Promise.all([
    table.get(accountKeys.familiar(name), Familiar),
    takeTry(context, name),
  ]);
  if (!familiar) await takeTurn(table, 'strangers-sign-in', door.userId, strangersTries);
}

/** Whose account it is has been shown, by its password or its mailbox: no tries are held against this network. */
export function openDoor({ now }: Context, door: Door): Operation[] {
  const name = doorName(door);
  const expiresAt = secondsAfter(now(), familiarSeconds);
  return [
    remove(accountKeys.attempts(name)),
    put({ ...accountKeys.familiar(name), entity: 'familiar-network', expiresAt }),
  ];
}
