import { AppError, type ErrorCode } from '#shared/errors.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { type Operation, update } from '#functions/platform/table-operations.ts';
import type { Credentials } from './account.ts';
import { accountKeys } from './account-keys.ts';
import type { Account } from './account-repository.ts';

export const mailPaceSeconds = 60;

type Kind = 'verificationSentAt' | 'resetSentAt' | 'otpSentAt';

const secondsLeft = (credentials: Credentials, kind: Kind): number =>
  Math.max(1, (credentials[kind] ?? 0) + mailPaceSeconds - nowSeconds());

/** A mail of one kind goes out at most once a minute; asked sooner, the answer says how long to wait. */
export async function sendPaced(
  table: Table,
  { profile, credentials }: Account,
  kind: Kind,
  mail: Operation[],
  tooSoon: ErrorCode,
): Promise<void> {
  const refusal = await table.write([
    update(
      accountKeys.credentials(profile.id),
      { set: { [kind]: nowSeconds() } },
      { when: { [kind]: { missingOrAtMost: nowSeconds() - mailPaceSeconds } }, refusal: 'too-soon' },
    ),
    ...mail,
  ]);
  if (!refusal) return;
  const retryAfter = secondsLeft(credentials, kind);
  throw new AppError(tooSoon, { retryAfter, params: { seconds: retryAfter } });
}
