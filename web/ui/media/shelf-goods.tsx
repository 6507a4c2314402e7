import type { ReactNode } from 'react';
import { GoodsPicture } from './goods-picture.tsx';

type Props = {
  row: { image: string; ground: number };
  /** The name, as text or as a link. */
  name: ReactNode;
  /** Codes and options of the item; nulls are left out. */
  known: readonly (string | null)[];
  children?: ReactNode;
};

/** Shows a stocked item in one line of a list. */
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
