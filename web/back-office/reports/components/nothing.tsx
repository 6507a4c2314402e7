import { useFormat } from '#web/platform/format/use-format.ts';

/** Placeholder for a figure of zero, dimmed so that other figures stand out. */
export const Nothing = () => <span className="text-ink-3">–</span>;

/** Returns functions that write a figure, or its placeholder. */
export function useFigures() {
  const { number, vnd } = useFormat();
  return {
    count: (value: number | null) => (value ? number(value) : <Nothing />),
    money: (value: number) => (value ? vnd(value) : <Nothing />),
  };
}
