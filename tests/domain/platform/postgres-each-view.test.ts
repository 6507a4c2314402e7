import { describe, expect, it } from 'vitest';
import { fold, words } from '#shared/values/text.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { FactRows } from '#functions/platform/views/define-facts.ts';
import type { DeclaredView } from '#functions/platform/views/define-view.ts';
import type { DeclaredSearch } from '#functions/platform/views/define-search.ts';
import type { ListPlan, ViewRows } from '#functions/platform/views/list-plan.ts';
import type { Sums } from '#functions/platform/views/sum-tables.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { views } from '#functions/workers/all-views.ts';
import { itemsOf } from '#tests/support/item-of-schema.ts';
import { keptView } from '../support/kept-view.ts';

type Item = { id: string };
type ListView = DeclaredView<Item, string, unknown>;
type FactTables = Record<string, { columns: Record<string, { kind: string }>; indexes: []; sums?: Sums[] }>;
type SearchView = DeclaredSearch<Item, Item>;
type FactsView = ViewDefinition<Item, FactRows<never>> & { tables: FactTables };
type AnyTally = (table: string, plan: object) => Promise<object[]>;

// A list of all views forgets what each of them can be asked.
const lists = views.filter((view) => 'columns' in view) as unknown as ListView[];
const searches = views.filter((view) => 'isFound' in view) as unknown as SearchView[];
const facts = views.filter((view) => 'tables' in view) as unknown as FactsView[];

/** Both engines with the same items: one was changed after it was saved, one removed. */
async function filled<T extends Item, Asked>(view: ViewDefinition<T, Asked>) {
  // An order sent in place of another is no sale: every second one stands for itself.
  const items = itemsOf(view.item, 6).map((item, place) =>
    place % 2 === 0 && 'replaces' in item ? view.item.parse({ ...item, replaces: undefined }) : item,
  );
  const [first, second, third, gone, fifth, last] = items;
  if (!first || !second || !third || !gone || !fifth || !last)
    throw new Error(`${view.name} has too few items`);
  const open = async (engine: 'sqlite' | 'postgres') => {
    const { view: rows, save, remove } = await keptView(view, items, engine);
    await save({ ...last, id: first.id });
    await remove(gone.id);
    return rows.ask;
  };
  const [sqlite, postgres] = [await open('sqlite'), await open('postgres')];
  /** What PostgreSQL answers, which SQLite answers, too. */
  const alike = async <T>(ask: (rows: Asked) => Promise<T>): Promise<T> => {
    const answer = await ask(postgres);
    expect(answer).toEqual(await ask(sqlite));
    return answer;
  };
  return { alike, items: [{ ...last, id: first.id }, second, third, fifth, last] };
}

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** Every way a list may be sorted, paged and narrowed; each finds the item given, but for the page after it. */
function plansFor({ columns, searched }: ListView, item: Item): (ListPlan<string> & { after?: object })[] {
  const sortable = Object.keys(columns).filter((name) => !columns[name]?.nullable);
  const [first = ''] = sortable;
  const sorted = (by: string, descending = true) => ({
    where: [],
    sort: { by, descending },
    take: 9,
    counted: true,
  });
  const [word] = fold(searched?.(item).join(' ') ?? '').split(' ');
  return [
    ...sortable.flatMap((by) => [sorted(by), sorted(by, false)]),
    ...sortable.map((by) => ({
      ...sorted(by),
      after: { value: columns[by]?.of(item) ?? null, id: item.id },
    })),
    ...Object.entries(columns).flatMap(([column, { of }]) => {
      const cell = of(item);
      const ways = cell === null ? [] : [{ among: [cell] }, { atLeast: cell }, { atMost: cell }];
      return [{ is: cell }, ...ways].map((way) => ({ ...sorted(first), where: [{ column, ...way }] }));
    }),
    ...(word ? [{ ...sorted(first), where: [{ words: [word] }] }] : []),
  ];
}

describe('PostgreSQL keeps', () => {
  it.each(lists.map((view) => [view.name, view] as const))('the list %s as SQLite does', async (_, view) => {
    const { alike, items } = await filled<Item, ViewRows<string, unknown>>(view);
    const [, item] = items;
    if (!item) throw new Error('There is no item to look for');
    for (const plan of plansFor(view, item)) {
      const { places } = await alike(({ list }) => list(plan));
      const found = places.map(({ id }) => id);
      const isWhole = plan.where.length === 0 && !plan.after;
      if (isWhole) expect(found.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      else expect([plan, found.includes(item.id)]).toEqual([plan, !plan.after]);
    }
    const numbers = Object.keys(view.columns).filter((name) => view.columns[name]?.kind === 'number');
    for (const by of Object.keys(view.columns)) {
      const sum = numbers.filter((name) => name !== by);
      const tallies = await alike(async ({ tally }) => inOrder(await tally({ by: [by], sum, where: [] })));
      expect(tallies.length).toBeGreaterThan(0);
    }
  });

  it.each(facts.map((view) => [view.name, view] as const))(
    'the figures %s as SQLite does',
    async (_, view) => {
      const { alike } = await filled<Item, { tally: AnyTally }>(view as never);
      for (const [name, { columns, sums = [] }] of Object.entries(view.tables)) {
        const numbers = Object.keys(columns).filter((column) => columns[column]?.kind === 'number');
        const plans = [
          ...Object.keys(columns).map((by) => ({ by: [by], sum: numbers.filter((one) => one !== by) })),
          ...sums,
        ];
        for (const plan of plans) {
          const rows = await alike(async ({ tally }) => inOrder(await tally(name, { ...plan, where: [] })));
          expect(rows.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each(searches.map((view) => [view.name, view] as const))(
    'the search %s as SQLite does',
    async (_, view) => {
      const kept = itemsOf(view.item, 40).filter((item) => view.isFound(item));
      const open = async (engine: 'sqlite' | 'postgres') => (await keptView(view, kept, engine)).view.ask;
      const [sqlite, postgres] = [await open('sqlite'), await open('postgres')];
      expect(kept.length).toBeGreaterThan(0);
      for (const item of kept) {
        const [word = ''] = view.words(item).split(' ');
        const [title = ''] = words(fold(view.title(item)));
        for (const [way, asked] of [
          ['inTexts', word],
          ['inTitles', title],
          ['inTitles', title.slice(0, -1) || title],
        ] as const) {
          const found = await postgres[way]({ words: [asked], take: 50 });
          expect(found.map(({ id }) => id)).toContain(item.id);
          expect(inOrder(found)).toEqual(inOrder(await sqlite[way]({ words: [asked], take: 50 })));
        }
      }
    },
  );

  it('products as SQLite does', async () => {
    const { alike, items } = await filled(productsView);
    const walked = await alike(({ walk }) => walk('', 9));
    expect(walked.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted());
    const staff = { where: [], sort: { by: 'name', descending: true }, take: 9, counted: true } as const;
    expect((await alike((rows) => rows.staff.list(staff))).total).toBe(items.length);
  });

  it('nothing but lists, figures and products', () => {
    expect(views.map(({ name }) => name).toSorted()).toEqual(
      [...lists, ...facts, ...searches, productsView].map(({ name }) => name).toSorted(),
    );
  });
});
