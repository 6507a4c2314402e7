import { useRef, useState, type KeyboardEvent } from 'react';
import { wrapIndex } from '#web/ui/media/media-item.ts';

/** Controls slides moved by swipes, keys and buttons; the shown slide follows the scroll position. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (place: number) => {
    const node = track.current;
    // The style sheet decides about smooth scrolling: there is none for users who prefer reduced motion.
    if (node) node.scrollTo({ left: place * node.clientWidth });
  };

  const follow = () => {
    const node = track.current;
    if (!node || node.clientWidth === 0) return;
    const place = Math.round(node.scrollLeft / node.clientWidth);
    if (place !== shown && place >= 0 && place < count) setShown(place);
  };

  /** Moves the focus to the next slide, because otherwise the next key press would be lost. */
  const pressKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || count < 2) return;
    event.preventDefault();
    const place = wrapIndex(shown + step, count);
    show(place);
    track.current?.children[place]?.querySelector('button')?.focus({ preventScroll: true });
  };

  return { track, shown, show, follow, pressKey };
}
