import { remembered } from '#web/platform/memory/remembered.ts';

const lastChange = remembered('cholang-cart-changed', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);
let ownChange: string | undefined;

/** Tells other tabs of this browser that the cart changed. */
export function tellOtherTabs(): void {
  // Any new text will do; the code of real ids would be part of the initial chunk.
  ownChange = `${Date.now()}-${Math.random()}`;
  lastChange.keep(ownChange);
}

/** Calls the listener when another tab changed the cart. */
export const onCartChangedElsewhere = (listener: () => void): (() => void) =>
  lastChange.subscribe(() => {
    const change = lastChange.read();
    if (change !== undefined && change !== ownChange) listener();
  });
