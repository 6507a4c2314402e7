import { useEffect, useEffectEvent, useState } from 'react';

const pause = 350;

type Draft = { quantity: number; from: number; sent: boolean };

/** Debounces a quantity: five clicks on “+” are one change, sent after a pause or when the line unmounts. */
export function useQuantityDraft(quantity: number, change: (quantity: number) => Promise<void>) {
  const [draft, setDraft] = useState<Draft>();
  // The cart changed meanwhile: its value wins, and a change that was refused must not be sent again.
  if (draft && draft.from !== quantity) setDraft(undefined);
  const wanted = draft?.quantity ?? quantity;
  const settle = useEffectEvent(() => {
    if (!draft || draft.sent || draft.quantity === quantity) return;
    const sent = { ...draft, sent: true };
    setDraft(sent);
    // After an immediate refusal the cart may never have changed, so the draft is dropped here.
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
