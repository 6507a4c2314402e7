import { useFormat } from '#web/platform/format/use-format.ts';

/** Counted minus expected quantity; a difference of 0 is dimmed. */
export function Difference({ of }: { of: number }) {
  const { number } = useFormat();
  if (of === 0) return <span className="text-ink-3">0</span>;
  return (
    <span className={of > 0 ? 'font-semibold text-jade' : 'font-semibold text-danger'}>
      {of > 0 ? '+' : '−'}
      {number(Math.abs(of))}
    </span>
  );
}
