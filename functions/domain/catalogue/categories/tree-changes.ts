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

/** Reads all categories in their current state. */
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

/** Version check of the whole tree: of two concurrent changes one is refused and retried. */
const held = (version: number | undefined): Operation<typeof moved> =>
  upsert(
    categoryTreeKey,
    { set: { entity: 'category-tree' }, add: { version: 1 } },
    { when: { version: version ?? { missing: true } }, refusal: moved },
  );

type Decision<R extends string, T> = { writes: readonly Operation<R>[]; outcome: T };

/**
 * Changes the tree based on all of it: no cycles, no duplicate slugs, no excess depth, even with concurrent
 * changes. `refused` handles every other refusal, by throwing or by asking for a retry.
 */
export async function changeTree<R extends string, T>(
  table: Table,
  decide: (tree: CategoryTree) => Decision<R, T> | Promise<Decision<R, T>>,
  refused: (refusal: R) => typeof again,
): Promise<T> {
  return retry(async () => {
    // The state is read first, so that a write after this read fails the version check.
    const state = await table.get(categoryTreeKey, State);
    const { writes, outcome } = await decide(await readTree(table));
    if (writes.length === 0) return outcome;
    const refusal = await table.write<R | typeof moved>([held(state?.version), ...writes]);
    if (refusal === undefined) return outcome;
    return refusal === moved ? again : refused(refusal as R);
  });
}

/** Returns a category, checked against the version its editor has read. */
export function getPlaced(tree: CategoryTree, id: string, version?: number) {
  const found = tree.get(id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  if (version !== undefined && found.version !== version) throw new AppError('STALE_STATE');
  return found;
}
