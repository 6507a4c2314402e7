import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormat } from '#web/platform/format/use-format.ts';

type Props = {
  children: ReactNode;
  /** Number of products left by this choice; hidden if 0, undefined while loading. */
  count?: number | undefined;
  chosen?: boolean;
  /** `current` for places (a category), `pressed` for choices that can be undone. */
  says?: 'current' | 'pressed';
  strong?: boolean;
  icon?: ReactNode;
  onClick: () => void;
};

/** Shows one choice among few: a category, a price range, a rating. */
export function FilterRow({
  children,
  count,
  chosen = false,
  says = 'pressed',
  strong,
  icon,
  onClick,
}: Props) {
  // A choice without results is hidden, unless it is active and can be removed.
  if (count === 0 && !chosen) return null;
  return (
    <button
      type="button"
      aria-pressed={says === 'pressed' ? chosen : undefined}
      aria-current={says === 'current' && chosen ? 'true' : undefined}
      onClick={onClick}
      className={clsx(
        'flex min-h-9 w-full items-center gap-2 rounded-sm px-2.5 py-1.5 text-left text-sm transition-colors max-lg:min-h-11',
        'disabled:bg-transparent disabled:text-ink-3 disabled:opacity-60 [&>svg]:size-4 [&>svg]:shrink-0',
        chosen ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2 hover:bg-hover hover:text-ink',
        strong && !chosen && 'font-semibold text-ink!',
      )}
    >
      {icon}
      <span className="min-w-0 grow">{children}</span>
      <FilterCount count={count} />
    </button>
  );
}

export function FilterCount({ count }: { count: number | undefined }) {
  const { number } = useFormat();
  if (count === undefined) return null;
  return <span className="shrink-0 text-xs font-normal text-ink-3 tabular-nums">{number(count)}</span>;
}
