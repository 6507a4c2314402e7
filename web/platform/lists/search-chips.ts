import type { SearchDefinition, SearchFor, Shape } from './search-definition.ts';
import { unset } from './search-definition.ts';
import { listOf, valuesOf } from './search-values.ts';

/** An active filter, and the search without it. */
export type Chip<L extends Shape> = {
  name: keyof L['filters'] & string;
  value: string;
  without: SearchFor<L>;
};

/**
 * Returns one chip per active filter: each of several choices separately, a period once as `from/to`; text
 * filters have their own box. Separate from the definition, because every page's initial chunk reads addresses
 * and few show chips.
 */
export function chipsOf<const L extends Shape>(
  { periods, changed, setOf }: SearchDefinition<L>,
  search: SearchFor<L>,
): Chip<L>[] {
  // The cast is safe: the names come from the filters.
  const without = (change: Record<string, string | undefined>) => changed(search, change as never);
  const set = setOf(search);
  return set.flatMap(({ name, part, value }): Chip<L>[] => {
    const period = periods.find((days) => days.some((day) => day === name));
    if (part.kind === 'words' || name === period?.[1]) return [];
    if (part.kind === 'many') {
      const values = valuesOf(String(value));
      return values.map((one) => ({
        name,
        value: one,
        without: without({ [name]: listOf(values.filter((other) => other !== one)) }),
      }));
    }
    if (period) {
      const last = set.find((other) => other.name === period[1]);
      return [{ name, value: `${value}/${last?.value}`, without: without(unset(period)) }];
    }
    return [{ name, value: String(value), without: without(unset([name])) }];
  });
}
