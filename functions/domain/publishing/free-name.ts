/** Highest number tried for one name; each try may be a read. */
const maxNumbered = 200;

const withNumber = (name: string, number: number): string => `${name}-${number}`;

/** Lists a name and its numbered variants, from `-2` on. */
export function* numberedNames(
  name: string,
  { max = maxNumbered, join = withNumber }: { max?: number; join?: typeof withNumber } = {},
): Generator<string> {
  yield name;
  for (let number = 2; number <= max; number += 1) yield join(name, number);
}

/** Returns the first name that is not taken; undefined if all are. */
export async function firstFree(
  names: Iterable<string>,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  for (const name of names) if (!(await isTaken(name))) return name;
  return undefined;
}
