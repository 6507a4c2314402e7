import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Tells whether leaving now would lose input. */
export type UnsavedCheck = () => boolean;

/** A form or box that is asked before the user leaves, and notified if the user leaves anyway. */
export type LeaveGuard = { isUnsaved: UnsavedCheck; onLeave: () => void };

/** The forms inside one overlay; it asks them before it closes. */
export const NestedForms = createContext<Set<LeaveGuard> | undefined>(undefined);

type Typing = { within: Set<LeaveGuard> | undefined; isTyped: UnsavedCheck };

/** Boxes that commit their text on blur: Escape, Back and a closed tab cause no blur first. */
const boxes = new Set<Typing>();

/** Registers a box whose current text its form does not know yet. */
export function useTyping(isTyped: UnsavedCheck): void {
  const within = use(NestedForms);
  const latest = useEffectEvent(isTyped);
  useEffect(() => {
    const box = { within, isTyped: () => latest() };
    boxes.add(box);
    return () => void boxes.delete(box);
  }, [within]);
}

/** Tells whether a box of that overlay, or of the page itself, holds uncommitted text. */
export const isTypingIn = (within: Set<LeaveGuard> | undefined): boolean =>
  [...boxes].some((box) => box.within === within && box.isTyped());
