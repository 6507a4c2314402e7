import { remembered } from '../../platform/memory/remembered.ts';

/** The columns a reader hid, of each list by its name. Kept by the browser until accounts can keep it. */
export const keptColumns = remembered('cholang-hidden-columns', (kept): Record<string, string[]> => {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).map(([list, names]) => [
      list,
      Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
    ]),
  );
});
