import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';

/** Purpose of a passkey challenge. An answer to one purpose is not accepted for another. */
type ChallengePurpose = 'add' | 'prove' | 'sign-in';

/** Lifetime of a challenge: enough to fetch a phone, and for sign-in as long as a form waits for a passkey. */
const challengeSeconds: Record<ChallengePurpose, number> = { add: 300, prove: 300, 'sign-in': 900 };

export const timeoutMilliseconds = 120_000;

/** Member the challenge was issued to; missing for a sign-in, where the member is not known yet. */
type Question = { purpose: ChallengePurpose; userId?: string | undefined };

const Challenge = z.object({ purpose: z.string(), userId: z.string().optional() });

export async function putChallenge({ table, now }: Context, { purpose, userId }: Question): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await table.write([
    create({
      ...accountKeys.challenge(challenge),
      entity: 'challenge',
      purpose,
      ...(userId && { userId }),
      expiresAt: secondsAfter(now(), challengeSeconds[purpose]),
    }),
  ]);
  return challenge;
}

/** Finds an open challenge, with the operation that removes it, so that it is answered only once. */
export async function findChallenge(
  { table }: Context,
  challenge: string,
  { purpose, userId }: Question,
): Promise<Operation<'PASSKEY_REFUSED'> | undefined> {
  const key = accountKeys.challenge(challenge.slice(0, 100));
  const found = await table.get(key, Challenge);
  if (found?.purpose !== purpose || found.userId !== userId) return undefined;
  return remove(key, { when: { pk: { present: true } }, refusal: 'PASSKEY_REFUSED' });
}
