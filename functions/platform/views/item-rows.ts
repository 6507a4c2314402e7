import { type Listable, recordOf } from './listable.ts';
import type { Cell, Condition, ListPlan, Place, Tally, ViewRows } from './list-plan.ts';

type RowRecord<Name extends string, Row> = {
  id: string;
  cells: Record<Name, Cell>;
  searched: string;
  row: Row;
};

/** Returns a negative number if `a` comes first; null sorts before everything else. */
function compare(a: Cell, b: Cell): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

function holds<Name extends string>(kept: RowRecord<Name, unknown>, condition: Condition<Name>): boolean {
  const { cells, searched } = kept;
  if ('anyOf' in condition) return condition.anyOf.some((all) => all.every((one) => holds(kept, one)));
  if ('noneOf' in condition) return !condition.noneOf.some((all) => all.every((one) => holds(kept, one)));
  if ('words' in condition) return condition.words.every((word) => searched.includes(word));
  const cell = cells[condition.column];
  if ('among' in condition) return condition.among.includes(cell);
  if ('atLeast' in condition) return cell !== null && compare(cell, condition.atLeast) >= 0;
  if ('atMost' in condition) return cell !== null && compare(cell, condition.atMost) <= 0;
  return cell === condition.is;
}

/** Answers lists from items read by key: a person has few, so no view needs to be searched. */
export function itemRows<T extends { id: string }, Name extends string, Row>(
  list: Listable<T, Name, Row>,
  items: readonly T[],
): ViewRows<Name, Row> {
  const names = Object.keys(list.columns) as Name[];
  const all = items.map((item): RowRecord<Name, Row> => {
    const { cells, searched, row } = recordOf(list, item);
    const named = names.map((name, place) => [name, cells[place]]);
    // Each column has a cell, and the row was serialized by its own schema, so the casts are safe.
    return {
      id: item.id,
      cells: Object.fromEntries(named) as Record<Name, Cell>,
      searched,
      row: JSON.parse(row) as Row,
    };
  });
  const narrowed = (where: readonly Condition<Name>[]) =>
    all.filter((kept) => where.every((condition) => holds(kept, condition)));

  return {
    async list({ where, sort, take, skip = 0, after }: ListPlan<Name>) {
      const placeOf = ({ id, cells }: RowRecord<Name, Row>): Place => ({ id, value: cells[sort.by] });
      const inOrder = (a: Place, b: Place) =>
        (compare(a.value, b.value) || compare(a.id, b.id)) * (sort.descending ? -1 : 1);
      const found = narrowed(where).toSorted((a, b) => inOrder(placeOf(a), placeOf(b)));
      const rest = after ? found.filter((kept) => inOrder(placeOf(kept), after) > 0) : found;
      const page = rest.slice(skip, skip + take);
      return { rows: page.map(({ row }) => row), places: page.map(placeOf), total: found.length };
    },
    async tally({ by, sum = [], distinct, where }) {
      const alike = Map.groupBy(narrowed(where), ({ cells }) =>
        JSON.stringify(by.map((name) => cells[name])),
      );
      return [...alike.values()].map((group) => {
        const shared = by.map((name) => [name, group[0]?.cells[name] ?? null]);
        const sums = sum.map((name) => [
          name,
          group.reduce((total, { cells }) => total + Number(cells[name]), 0),
        ]);
        const differ =
          distinct && new Set(group.map(({ cells }) => cells[distinct]).filter((cell) => cell !== null));
        const counts = [['count', group.length], ...(differ ? [['distinct', differ.size]] : [])];
        // The cast is safe: every name in `by` and `sum` has a value.
        return Object.fromEntries([...shared, ...sums, ...counts]) as Tally<never, never> as never;
      });
    },
  };
}
