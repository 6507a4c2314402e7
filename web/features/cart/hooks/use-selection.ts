import { useState } from 'react';
import type { CartItem } from '#shared/cart/cart.ts';
import { canBeBought } from '../rules/cart-optimism.ts';

export type Selection = {
  has: (id: string) => boolean;
  /** Selection state of these lines: all, some or none. */
  stateOf: (items: readonly CartItem[]) => boolean | 'indeterminate';
  set: (ids: readonly string[], selected: boolean) => void;
  items: CartItem[];
};

/** All lines that can be bought are selected by default; `only` limits the initial selection to one line. */
export function useSelection(items: readonly CartItem[], only: string | undefined): Selection {
  const [left, setLeft] = useState<ReadonlySet<string>>();
  const buyable = items.filter(canBeBought);
  const leftOut =
    left ?? new Set(only ? buyable.map(({ cartItemId }) => cartItemId).filter((id) => id !== only) : []);
  const has = (id: string) => !leftOut.has(id) && buyable.some(({ cartItemId }) => cartItemId === id);

  return {
    has,
    stateOf: (group) => {
      const choices = group.filter(canBeBought);
      const chosen = choices.filter(({ cartItemId }) => has(cartItemId));
      if (chosen.length === 0) return false;
      return chosen.length === choices.length ? true : 'indeterminate';
    },
    set: (ids, selected) => {
      const next = new Set(leftOut);
      for (const id of ids) {
        if (selected) next.delete(id);
        else next.add(id);
      }
      setLeft(next);
    },
    items: buyable.filter(({ cartItemId }) => has(cartItemId)),
  };
}
