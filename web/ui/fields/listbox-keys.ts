import { fold } from '#shared/values/text.ts';

export type ComboboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  hint?: string;
  /** Other names the search finds it by; they are not shown. */
  aliases?: string;
};

/** Returns the options whose text contains every typed word, with or without accents. */
export function matching<Option extends { label: string; hint?: string; aliases?: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '', aliases = '' }) => {
    const text = fold(`${label} ${hint} ${aliases}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the next highlighted index for a key among `count` options; it wraps around. */
export function moveHighlight(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Returns the next option, from `index` on, that starts with the typed text. */
export function typeAhead(labels: readonly string[], typed: string, index: number): number | undefined {
  const wanted = fold(typed);
  const order = labels.map((_, step) => (index + step) % labels.length);
  return order.find((at) => fold(labels[at] ?? '').startsWith(wanted));
}
