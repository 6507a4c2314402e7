import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Answers whether leaving now would lose something. */
export type Unsaved = () => boolean;

/** Something that is asked before it is left, and told when it is left all the same. */
export type LeaveGuard = { isUnsaved: Unsaved; onLeave: () => void };

/** The forms in one overlay, which closes only after they were asked. */
export const FormsWithin = createContext<Set<LeaveGuard> | undefined>(undefined);

type Typing = { within: Set<LeaveGuard> | undefined; isTyped: Unsaved };

/** Boxes whose words count only once they are left: Escape, Back and the closed tab leave none first. */
const boxes = new Set<Typing>();

/** A box in which something stands that its form does not know yet. */
export function useTyping(isTyped: Unsaved): void {
  const within = use(FormsWithin);
  const latest = useEffectEvent(isTyped);
  useEffect(() => {
    const box = { within, isTyped: () => latest() };
    boxes.add(box);
    return () => void boxes.delete(box);
  }, [within]);
}

/** Whether somebody is typing in a box of that overlay, or of the page itself. */
export const isTypingIn = (within: Set<LeaveGuard> | undefined): boolean =>
  [...boxes].some((box) => box.within === within && box.isTyped());
