/** Works through a list with so many hands at once; the list may be endless, it is read only as fast as it is worked. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const source = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = source.next(); !next.done; next = source.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Items in groups of at most `size`. */
export function* inGroups<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
