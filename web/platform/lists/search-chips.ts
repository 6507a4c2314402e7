import type { SearchDefinition, SearchFor, Shape } from './search-definition.ts';
import { unset } from './search-definition.ts';
import { listOf, valuesOf } from './search-values.ts';

/** A filter in force, and the search without it. */
export type Chip<L extends Shape> = {
  name: keyof L['filters'] & string;
  value: string;
  without: SearchFor<L>;
};

/**
 * A filter in force each, several choices each for itself, a period once as `from/to`; words stand in their own box.
 * Apart from the definition, since addresses are read by the first code of every page and chips are shown by few.
 */
export function chipsOf<const L extends Shape>(
  { period, changed, setOf }: SearchDefinition<L>,
  search: SearchFor<L>,
): Chip<L>[] {
  // Names of filters lead to filters.
  const without = (change: Record<string, string | undefined>) => changed(search, change as never);
  const set = setOf(search);
  const last = set.find(({ name }) => name === period?.[1]);
  return set.flatMap(({ name, part, value }): Chip<L>[] => {
    if (part.kind === 'words' || name === last?.name) return [];
    if (part.kind === 'many') {
      const values = valuesOf(String(value));
      return values.map((one) => ({
        name,
        value: one,
        without: without({ [name]: listOf(values.filter((other) => other !== one)) }),
      }));
    }
    if (period && last && name === period[0])
      return [{ name, value: `${value}/${last.value}`, without: without(unset(period)) }];
    return [{ name, value: String(value), without: without(unset([name])) }];
  });
}
