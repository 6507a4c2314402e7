import type { Context } from 'aws-lambda';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { type Effects, sweep } from '#functions/domain/due/sweep.ts';
import { askAboutPayment, expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { applyDeps } from '#functions/domain/payments/settling/payment-deps.ts';
import { now } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/table.ts';
import { withTimeLeft } from '#functions/platform/time-left.ts';

/** Shorter than the function's own time, so that what was begun is finished. */
const sweepMilliseconds = 40_000;

const effects: Effects = {
  'unpaid-order': (due) => giveUpUnpaid(table(), due, now()),
  'payment-expiry': ({ of }) => expirePayment(table(), of, now()),
  'payment-query': ({ of }) => askAboutPayment(applyDeps(), of),
};

/** Runs each minute. */
export async function handler(_event?: unknown, context?: Context): Promise<void> {
  const until = Date.now() + sweepMilliseconds;
  const done = await withTimeLeft(
    () => context?.getRemainingTimeInMillis() ?? Infinity,
    () => sweep({ table: table(), effects, now: now(), until }),
  );
  if (done > 0) log.info('what was due is done', { done });
}
