import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { inSight, type Column } from './column.ts';
import type { ColumnLayout } from './kept-lists.ts';

/** Stands in the address for "no view", where the list would open with one. */
export const noView = 'all';

/** What would be kept if a list were saved as it stands. */
export type ViewParts = Pick<SavedView, 'search' | 'columns'>;
/** Opens a view as it was saved; without one, everything. */
export type OpenView = (view: SavedView | undefined) => void;

type Values = Record<string, string | number | boolean>;

/** What a view keeps of an address: what narrows and how it is sorted, not the page nor its size. */
export function keptOf<const L extends Shape>({ read, shape }: SearchDefinition<L>, search: object): Values {
  const names = [...Object.keys(shape.filters), 'sortBy', shape.direction ?? 'sortOrder'];
  const said: Values = read(search as Values);
  return Object.fromEntries(
    names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]] as const])),
  );
}

/** The address a view opens at: of what it kept, all that the list still knows. */
export const searchOf = <const L extends Shape>(of: SearchDefinition<L>, view: SavedView): SearchFor<L> =>
  of.read({ ...keptOf(of, view.search), view: view.id });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The columns as they follow each other, and those hidden: of two layouts that show the same, both are the same. */
const shown = <Row>(columns: readonly Column<Row>[], { hidden, order }: ColumnLayout) =>
  inSight(columns, hidden, order).map(({ name }) => name);

/** Whether a list shows something else than its view says, as far as the list still knows what it says. */
export const isChanged = <Row, const L extends Shape>(
  of: SearchDefinition<L>,
  view: SavedView,
  now: { search: SearchFor<L>; layout: ColumnLayout; columns: readonly Column<Row>[] },
): boolean =>
  !same(keptOf(of, now.search), keptOf(of, view.search)) ||
  !same(shown(now.columns, now.layout), shown(now.columns, view.columns));
