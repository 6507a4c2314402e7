import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from '../api/cart-keys.ts';
import { onCartMovedElsewhere } from '../rules/cart-tabs.ts';

/** Two tabs show one cart: what moved it in the other is asked for here. */
export function useCartOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => onCartMovedElsewhere(() => void client.invalidateQueries({ queryKey: cartKeys.all })),
    [client],
  );
}
