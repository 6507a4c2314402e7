import { createHash } from 'node:crypto';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';

export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256').update(`recovery:${userId}:${code}`).digest('base64url');

/** Uses up a recovery code. Each works once, even if two requests use it at the same moment. */
export async function spendRecoveryCode({ table }: Context, userId: string, code: string): Promise<boolean> {
  const key = accountKeys.recovery(userId, recoveryHash(userId, code));
  const refusal = await table.write([remove(key, { when: { pk: { present: true } }, refusal: 'unknown' })]);
  return refusal === undefined;
}
