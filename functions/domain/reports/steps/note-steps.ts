import type { BodyOf } from '#shared/contract/route.ts';
import type { noteSteps as contract } from '#shared/reports/analytics.contract.ts';
import type { ShopStep } from '#shared/reports/shop-steps.ts';
import { fold, tidy } from '#shared/values/text.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, update, upsert } from '#functions/platform/table/table-operations.ts';
import { stepKeys } from './step-keys.ts';

const daySeconds = 24 * 3600;
/** Retention of counts; enough to compare a year with the one before. */
const keptSeconds = 800 * daySeconds;
/** Number of counters a day is split into, since many browsers write at once. */
const parts = 8;
/** Limit of different search terms per month, so that deliberate nonsense cannot fill the table. */
const maxWords = 1000;

async function countSteps({ table, now }: Context, steps: readonly ShopStep[]): Promise<void> {
  const at = now();
  const day = dayInVietnam(at.getTime());
  const part = Math.floor(Math.random() * parts);
  // A repeated request counts twice. Sums of visits tolerate that, and no visitor ids are stored to detect it.
  await table.write([
    upsert(stepKeys.day(day, part), {
      add: Object.fromEntries(steps.map((step) => [step, 1])),
      set: { entity: 'shop-steps', day, expiresAt: secondsAfter(at, keptSeconds) },
    }),
  ]);
}

/** Tells whether search words look personal (phone, ID number, e-mail); those are not stored. */
const isPersonal = (words: string): boolean => words.includes('@') || /(?:\d[\s.-]?){6,}/.test(words);

const unknown = 'words-unknown';
const full = 'words-full';

async function countMiss({ table, now }: Context, typed: string): Promise<void> {
  const words = tidy(typed);
  if (words === '' || isPersonal(words)) return;
  const at = now();
  const month = dayInVietnam(at.getTime()).slice(0, 7);
  const key = stepKeys.miss(month, fold(words));
  const known = await table.write([update(key, { add: { count: 1 } }, { refusal: unknown })]);
  if (known !== unknown) return;
  const expiresAt = secondsAfter(at, keptSeconds);
  // The write fails if the limit is reached or another request has just added the same words. One missing count
  // does no harm, so the result is ignored.
  await table.write([
    upsert(
      stepKeys.missCount(month),
      { add: { count: 1 }, set: { entity: 'search-misses', expiresAt } },
      { when: { count: { missingOrAtMost: maxWords - 1 } }, refusal: full },
    ),
    create({ ...key, entity: 'search-miss', words, count: 1, expiresAt }, { refusal: full }),
  ]);
}

export async function noteSteps(
  context: Context,
  { steps, misses }: BodyOf<typeof contract>,
): Promise<Record<never, never>> {
  if (steps.length > 0) await countSteps(context, [...new Set(steps)]);
  for (const words of new Set(misses)) await countMiss(context, words);
  return {};
}
