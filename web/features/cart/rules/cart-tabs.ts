import { remembered } from '#web/platform/memory/remembered.ts';

const lastChange = remembered('cholang-cart-changed', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);
let ownChange: string | undefined;

/** Tells the other tabs of this browser that the cart moved. */
export function tellOtherTabs(): void {
  // Any text that was not there before; the code of real ids would be part of the first download.
  ownChange = `${Date.now()}-${Math.random()}`;
  lastChange.keep(ownChange);
}

/** The listener is called when another tab moved the cart. */
export const onCartMovedElsewhere = (listener: () => void): (() => void) =>
  lastChange.subscribe(() => {
    const change = lastChange.read();
    if (change !== undefined && change !== ownChange) listener();
  });
