import { AppError } from '#shared/contract/errors.ts';
import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { explain, readDifferences, setUnexplained } from './comparison-record.ts';

type Explanation = { provider: ListedBy; day: string; difference: string; reason: string; userId: string };

/** Explains a difference. An empty reason removes the explanation. */
export async function explainDifference(
  context: Context,
  { provider, day, difference: id, reason, userId }: Explanation,
): Promise<void> {
  const at = context.now().toISOString();
  const isThere = await explain(context, { provider, day, id }, reason ? { by: userId, reason, at } : null);
  if (!isThere) throw new AppError('DIFFERENCE_NOT_FOUND');
  const left = await readDifferences(context, { provider, day });
  await setUnexplained(context, { provider, day }, left.filter(({ explained }) => !explained).length);
}
