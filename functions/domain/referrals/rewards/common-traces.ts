import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';

type Pair = readonly [string, string];

const marksShape = z.object({
  papers: z.array(z.string()).default([]),
  devices: z.array(z.string()).default([]),
});

/**
 * What tells that two accounts are one person's, without saying who: marks of papers and devices, made with a key that is
 * not in the table.   pk USER#<id>   sk MARKS
 * Whoever learns of a paper or a device writes its mark; where nobody has, two accounts have nothing in common.
 */
export const marksKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'MARKS' });

async function haveInCommon(
  { table }: Context,
  [one, other]: Pair,
  what: keyof z.infer<typeof marksShape>,
): Promise<boolean> {
  const [marks, others] = await table.getMany([
    [marksKey(one), marksShape],
    [marksKey(other), marksShape],
  ]);
  const known = new Set(marks?.[what]);
  return others?.[what].some((mark) => known.has(mark)) ?? false;
}

export const isSamePaper = (context: Context, pair: Pair): Promise<boolean> =>
  haveInCommon(context, pair, 'papers');

export const isSameDevice = (context: Context, pair: Pair): Promise<boolean> =>
  haveInCommon(context, pair, 'devices');
