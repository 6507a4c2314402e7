import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import { secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import type { Credentials } from './account.ts';
import { accountKeys } from './account-keys.ts';
import type { Account } from './find-account.ts';

export const mailIntervalSeconds = 60;

type Kind = 'verificationSentAt' | 'resetSentAt' | 'otpSentAt';

const secondsLeft = (credentials: Credentials, kind: Kind, at: Date): number =>
  Math.max(1, (credentials[kind] ?? 0) + mailIntervalSeconds - secondsOf(at));

/** Rate limit per account, so that others cannot fill a member's mailbox by asking in their name. */
const hourly = { calls: 6, seconds: 3600 };

/** Sends a mail of one kind at most once a minute and six times an hour; the error tells the wait. */
export async function sendRateLimited(
  { table, now }: Context,
  { profile, credentials }: Account,
  { kind, mail, tooSoon }: { kind: Kind; mail: Operation<'too-many'>[]; tooSoon: ErrorCode },
): Promise<void> {
  const at = now();
  const turn = limitRateInWrite(`mail-${kind}`, profile.id, hourly, 'too-many');
  const refusal = await table.write([
    update(
      accountKeys.credentials(profile.id),
      { set: { [kind]: secondsOf(at) } },
      { when: { [kind]: { missingOrAtMost: secondsOf(at) - mailIntervalSeconds } }, refusal: 'too-soon' },
    ),
    turn.write,
    ...mail,
  ]);
  if (!refusal) return;
  const retryAfter =
    refusal === 'too-many' ? (turn.refused().details.retryAfter ?? 1) : secondsLeft(credentials, kind, at);
  throw new AppError(tooSoon, { retryAfter, params: { seconds: retryAfter } });
}
