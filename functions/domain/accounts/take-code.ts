import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Key, update } from '#functions/platform/table/table-operations.ts';
import { otpMatches } from '#functions/platform/tokens/signed-tokens.ts';

const maxTries = 5;

/** Returns the pending code if the given one is right. A try counts first, so that parallel guesses count, too. */
export async function takeCode<T extends z.ZodType<{ codeId: string }>>(
  { table, now }: Context,
  key: Key,
  schema: T,
  code: string,
): Promise<z.output<T>> {
  const isOpen = { tries: { is: '<', to: maxTries }, expiresAt: { is: '>', to: secondsOf(now()) } } as const;
  const pending = await table.change(update(key, { add: { tries: 1 } }, { when: isOpen }), schema);
  if (!pending || !(await otpMatches(pending.codeId, code))) throw new AppError('INVALID_OTP');
  return pending;
}
