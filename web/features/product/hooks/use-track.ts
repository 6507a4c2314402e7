import { useRef, useState, type KeyboardEvent } from 'react';
import { wrapIndex } from '#web/ui/media/media.ts';

/** A row of slides that a finger swipes, keys step through and buttons turn to; which one shows follows the scrolling. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (place: number) => {
    const node = track.current;
    // How it gets there is for the style sheet to say: at once for those who want no motion.
    if (node) node.scrollTo({ left: place * node.clientWidth });
  };

  const follow = () => {
    const node = track.current;
    if (!node || node.clientWidth === 0) return;
    const place = Math.round(node.scrollLeft / node.clientWidth);
    if (place !== shown && place >= 0 && place < count) setShown(place);
  };

  /** The slide that comes takes the focus along, or the next key would be lost with the old one. */
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
