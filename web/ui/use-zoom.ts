import { useRef, useState, type PointerEvent } from 'react';
import { panWithin, zoomRange, zoomTo } from './media.ts';

type Point = { x: number; y: number };
const still = { scale: zoomRange.min as number, x: 0, y: 0 };

/** Zoom and pan of one picture: buttons, keys, wheel, pinch, drag. */
export function useZoom() {
  const [view, setView] = useState(still);
  const fingers = useRef(new Map<number, Point>());

  const zoom = (scale: number, box?: Element) => {
    const next = zoomTo(scale);
    setView(({ x, y }) => ({
      scale: next,
      x: panWithin(x, next, box?.clientWidth ?? innerWidth),
      y: panWithin(y, next, box?.clientHeight ?? innerHeight),
    }));
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const spread = spreadOf(fingers.current);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { clientWidth, clientHeight } = event.currentTarget;
    const growth = spread > 0 ? spreadOf(fingers.current) / spread : 1;
    setView((last) => {
      // A pinch moves in steps too small for tenths; it is brought to a tenth when the fingers lift.
      const scale = Math.min(zoomRange.max, Math.max(zoomRange.min, last.scale * growth));
      const share = fingers.current.size || 1;
      return {
        scale,
        x: panWithin(last.x + (event.clientX - before.x) / share, scale, clientWidth),
        y: panWithin(last.y + (event.clientY - before.y) / share, scale, clientHeight),
      };
    });
  };

  return {
    view,
    reset: () => setView(still),
    zoomIn: () => zoom(view.scale + zoomRange.step),
    zoomOut: () => zoom(view.scale - zoomRange.step),
    toggle: () => zoom(view.scale > 1 ? 1 : 2),
    wheel: (deltaY: number) => zoom(view.scale + (deltaY < 0 ? zoomRange.step : -zoomRange.step)),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        fingers.current.delete(event.pointerId);
        zoom(view.scale, event.currentTarget);
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId),
    },
  };
}

function spreadOf(points: Map<number, Point>): number {
  const [a, b] = [...points.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
