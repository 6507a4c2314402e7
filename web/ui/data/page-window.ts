/** Returns all pages up to five, else the first, the last and two either side of the current one. */
export function pageWindow(page: number, totalPages: number): (number | 'gap')[] {
  const last = Math.max(1, Math.trunc(totalPages));
  const current = Math.min(Math.max(1, Math.trunc(page)), last);
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 5) return range(1, last);

  const from = Math.max(2, current - 2);
  const to = Math.min(last - 1, current + 2);
  return [1, ...gapIf(from > 2), ...range(from, to), ...gapIf(to < last - 1), last];
}

const gapIf = (missing: boolean): 'gap'[] => (missing ? ['gap'] : []);
