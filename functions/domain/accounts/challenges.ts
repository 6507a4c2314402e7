import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/** What a key is asked for: nobody’s answer to one question serves for another. */
export type ChallengePurpose = 'add' | 'prove' | 'sign-in';

/** Time to find a phone, and for a form that waits for a key to be chosen. */
const challengeSeconds: Record<ChallengePurpose, number> = { add: 300, prove: 300, 'sign-in': 900 };

export const timeoutMilliseconds = 120_000;

/** Whom it was put to: nobody yet, where somebody is about to sign in. */
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

/** Answered once: the write that follows from the answer takes it away. Undefined where we asked nothing of the kind. */
export async function findChallenge(
  { table }: Context,
  challenge: string,
  { purpose, userId }: Question,
): Promise<Operation<'answered'> | undefined> {
  const key = accountKeys.challenge(challenge.slice(0, 100));
  const found = await table.get(key, Challenge);
  if (found?.purpose !== purpose || found.userId !== userId) return undefined;
  return remove(key, { when: { pk: { present: true } }, refusal: 'answered' });
}
