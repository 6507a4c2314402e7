import type { ReactNode } from 'react';
import { GoodsPicture } from './goods-picture.tsx';

type Props = {
  row: { image: string; ground: number };
  /** A way to wherever it leads. */
  name: ReactNode;
  /** Codes and choices, as far as there are any. */
  known: readonly (string | null)[];
  children?: ReactNode;
};

/** What lies on a shelf, in a line of a list. */
export function ShelfGoods({ row, name, known, children }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <GoodsPicture image={row.image} ground={row.ground} className="w-9!" />
      <span className="min-w-0">
        {name}
        <span className="block text-xs text-ink-2">{known.filter(Boolean).join(' · ')}</span>
        {children}
      </span>
    </span>
  );
}
