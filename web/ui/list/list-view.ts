import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { inSight, type Column } from './column.ts';
import type { ColumnLayout } from './list-settings.ts';

/** Value in the address for "no view", if the list would otherwise open with one. */
export const noView = 'all';

/** The parts of a list's state that are saved as a view. */
export type ViewParts = Pick<SavedView, 'search' | 'columns'>;
/** Opens a saved view; without one, the whole list. */
export type OpenView = (view: SavedView | undefined) => void;

type Values = Record<string, string | number | boolean>;

/** Returns the parts of an address that a view stores: filters and sort order, not the page nor its size. */
export function viewValues<const L extends Shape>(
  { read, shape }: SearchDefinition<L>,
  search: object,
): Values {
  const names = [...Object.keys(shape.filters), 'sortBy', shape.direction ?? 'sortOrder'];
  const said: Values = read(search as Values);
  return Object.fromEntries(
    names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]] as const])),
  );
}

/** Returns the address of a view: all stored parts that the list still knows. */
export const searchOf = <const L extends Shape>(of: SearchDefinition<L>, view: SavedView): SearchFor<L> =>
  of.read({ ...viewValues(of, view.search), view: view.id });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns visible columns in order, so that two layouts compare as equal if they show the same. */
const shown = <Row>(columns: readonly Column<Row>[], { hidden, order }: ColumnLayout) =>
  inSight(columns, hidden, order).map(({ name }) => name);

/** Tells whether a list differs from its view, as far as the list still knows the view's parts. */
export const isChanged = <Row, const L extends Shape>(
  of: SearchDefinition<L>,
  view: SavedView,
  now: { search: SearchFor<L>; layout: ColumnLayout; columns: readonly Column<Row>[] },
): boolean =>
  !same(viewValues(of, now.search), viewValues(of, view.search)) ||
  !same(shown(now.columns, now.layout), shown(now.columns, view.columns));
