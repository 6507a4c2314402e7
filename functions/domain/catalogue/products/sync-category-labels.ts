import { isDeepStrictEqual } from 'node:util';
import { writeWindows } from './write-windows.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readTree } from '../categories/tree-changes.ts';
import { type CategoryTree, filterByCategory } from '../categories/category-tree.ts';
import { brandRecord, businessRecord, cardRecord } from '../records/catalogue-records.ts';
import { readCard } from '../views/product-cards.ts';
import { filingOf, type StoredCard } from '../views/product-record.ts';
import type { FiledUnder } from '../views/product-rows.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { findCard } from './find-product.ts';

type SaidOnCard = Pick<StoredCard, 'category' | 'business' | 'brand'>;

/** Products filed under something, and what their cards say of it; empty if it is gone. */
type FilingFacts = { under: FiledUnder; today: (card: SaidOnCard) => Partial<SaidOnCard> };

const pageSize = 200;
const abreast = 20;

const categoryFiling = (tree: CategoryTree, id: string): FilingFacts => ({
  // Subcategories are included, since their path changes as well.
  under: { kind: 'category', ids: filterByCategory(tree, [id]) },
  today: ({ category }) => {
    const placed = tree.get(category.id);
    return placed ? { category: filingOf(placed) } : {};
  },
});

async function filingToday(
  { table }: Context,
  kind: FiledUnder['kind'],
  id: string,
): Promise<FilingFacts | undefined> {
  if (kind === 'category') return categoryFiling(await readTree(table), id);
  const under = { kind, ids: [id] };
  if (kind === 'business') {
    const business = await businessRecord.find(table, { id });
    if (!business) return undefined;
    const { name, slug, verified } = business;
    return { under, today: () => ({ business: { id, name, slug, verified } }) };
  }
  const brand = await brandRecord.find(table, { id });
  return brand && { under, today: () => ({ brand: { id, name: brand.name } }) };
}

const isToday = (said: SaidOnCard, today: Partial<SaidOnCard>): boolean =>
  Object.entries(today).every(([name, value]) => isDeepStrictEqual(said[name as keyof SaidOnCard], value));

/** Writes the card like sales do, without raising its revision, so that open edit forms stay valid. */
const refile = (context: Context, id: string, { under: { kind, ids }, today }: FilingFacts): Promise<void> =>
  retry(async () => {
    const card = await findCard(context, id);
    // The product was filed elsewhere meanwhile.
    if (!card || !ids.includes(card[kind]?.id ?? '')) return undefined;
    const said = today(card);
    if (isToday(card, said)) return undefined;
    const { revision } = card;
    const refusal = await context.table.write([
      cardRecord.count({ id }, { set: said }, { when: { revision }, refusal: 'changed meanwhile' }),
    ]);
    return refusal ? again : undefined;
  });

/**
 * Copies the current name and place of a category, business or brand to the cards of its products. Lists and
 * counts use the tree itself and are already right. A redelivered message skips cards that are up to date.
 */
export async function syncCategoryLabels(
  context: Context,
  { kind, id }: { kind: FiledUnder['kind']; id: string },
  products?: Products,
): Promise<void> {
  const filing = await filingToday(context, kind, id);
  if (!filing) return;
  const { ask } = products ?? (await readProducts());
  let after = '';
  for (;;) {
    const page = await ask.filed(filing.under, after, pageSize);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
    const stale = page.filter(({ card }) => {
      const said = readCard(card);
      return !isToday(said, filing.today(said));
    });
    for (let start = 0; start < stale.length; start += abreast)
      await Promise.all(
        stale.slice(start, start + abreast).map((product) => refile(context, product.id, filing)),
      );
    // Covers all products of the page: cards that an earlier delivery updated are no longer stale, but their
    // price windows may still be missing.
    if (kind === 'category')
      await writeWindows(
        context,
        page.map((product) => product.id),
      );
  }
}
