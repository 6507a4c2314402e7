import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Reads, Table } from '#functions/platform/table/table.ts';
import { type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { categoriesPartition, categoryTreeKey } from '../catalogue-keys.ts';
import { StoredCategory } from '../views/category-record.ts';
import { type CategoryTree, treeOf } from './category-tree.ts';

const State = z.object({ version: z.int() });
const atOnce = 500;

/** All there are, as they stand this very moment. */
export async function readTree(table: Reads): Promise<CategoryTree> {
  const stored: StoredCategory[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.list({ pk: categoriesPartition, limit: atOnce, cursor }, StoredCategory);
    stored.push(...page.items);
    ({ cursor } = page);
  } while (cursor);
  return treeOf(stored);
}

const moved = 'tree-moved';

/** What is decided by the whole tree is written only while the tree stands as it was read: of two who move at once, one looks again. */
const held = (version: number | undefined): Operation<typeof moved> =>
  upsert(
    categoryTreeKey,
    { set: { entity: 'category-tree' }, add: { version: 1 } },
    { when: { version: version ?? { missing: true } }, refusal: moved },
  );

type Decision<R extends string, T> = { writes: readonly Operation<R>[]; outcome: T };

/**
 * Changes the tree by what all of it says: no circle, no two alike addresses, nothing too deep, whoever else is at it.
 * Whatever refuses but the tree itself is answered by `refused`, by throwing it or by looking again.
 */
export async function changeTree<R extends string, T>(
  table: Table,
  decide: (tree: CategoryTree) => Decision<R, T> | Promise<Decision<R, T>>,
  refused: (refusal: R) => typeof again,
): Promise<T> {
  return retry(async () => {
    // The state first: what is written after it was read is found out.
    const state = await table.get(categoryTreeKey, State);
    const { writes, outcome } = await decide(await readTree(table));
    if (writes.length === 0) return outcome;
    const refusal = await table.write<R | typeof moved>([held(state?.version), ...writes]);
    if (refusal === undefined) return outcome;
    return refusal === moved ? again : refused(refusal as R);
  });
}

/** As it was read by whoever changes it. */
export function getPlaced(tree: CategoryTree, id: string, version?: number) {
  const found = tree.get(id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  if (version !== undefined && found.version !== version) throw new AppError('STALE_STATE');
  return found;
}
