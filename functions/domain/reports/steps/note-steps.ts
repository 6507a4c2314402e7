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
/** A year and the one before it can be compared. */
const keptSeconds = 800 * daySeconds;
/** Many browsers tell at once: each day is counted in parts. */
const parts = 8;
/** Of one month; who types nonsense on purpose fills no more than this. */
const mostWords = 1000;

async function countSteps({ table, now }: Context, steps: readonly ShopStep[]): Promise<void> {
  const at = now();
  const day = dayInVietnam(at.getTime());
  const part = Math.floor(Math.random() * parts);
  // Told twice it counts twice: a sum of visits bears that, and who came is not kept to compare with.
  await table.write([
    upsert(stepKeys.day(day, part), {
      add: Object.fromEntries(steps.map((step) => [step, 1])),
      set: { entity: 'shop-steps', day, expiresAt: secondsAfter(at, keptSeconds) },
    }),
  ]);
}

/** Numbers of phones and papers, and addresses of mail, are typed into every box there is: they are not kept. */
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
  // Refused where there are enough, or where somebody else has just begun with the same words: one less is no loss.
  // How it ended is nobody's to know.
  await table.write([
    upsert(
      stepKeys.missCount(month),
      { add: { count: 1 }, set: { entity: 'search-misses', expiresAt } },
      { when: { count: { missingOrAtMost: mostWords - 1 } }, refusal: full },
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
