import { useEffect, useEffectEvent, useState } from 'react';

const pause = 350;

type Draft = { quantity: number; from: number; sent: boolean };

/** Pressing “+” five times is one change: it is made once the fingers rest, or when the line leaves the screen. */
export function useQuantityDraft(quantity: number, change: (quantity: number) => Promise<void>) {
  const [draft, setDraft] = useState<Draft>();
  // The cart has moved since: it is right, and what was sent and refused must not be sent again.
  if (draft && draft.from !== quantity) setDraft(undefined);
  const wanted = draft?.quantity ?? quantity;
  const settle = useEffectEvent(() => {
    if (!draft || draft.sent || draft.quantity === quantity) return;
    const sent = { ...draft, sent: true };
    setDraft(sent);
    // Refused at once, the cart may never have been seen to move.
    void change(draft.quantity).then(() => setDraft((now) => (now === sent ? undefined : now)));
  });
  useEffect(() => {
    if (!draft || draft.sent) return;
    const timer = setTimeout(() => settle(), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => settle(), []);
  return {
    quantity: wanted,
    setQuantity: (next: number) => setDraft({ quantity: next, from: quantity, sent: false }),
    forget: () => setDraft(undefined),
  };
}
