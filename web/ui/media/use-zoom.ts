import { useRef, useState, type PointerEvent } from 'react';
import { panWithin, swipeStep, zoomAround, zoomRange, zoomTo, type ZoomView } from './media-item.ts';

type Point = { x: number; y: number };
const still: ZoomView = { scale: zoomRange.min, x: 0, y: 0 };
const middle: Point = { x: 0, y: 0 };

const doubleTapMilliseconds = 300;
const tapPixels = 24;

const sizeOf = ({ clientWidth, clientHeight }: Element) => ({ width: clientWidth, height: clientHeight });

/** Returns the position of an event on an element, measured from its centre. */
function pointOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Zooms and pans a picture by any input. At zoom 1 a swipe goes to the next picture. */
export function useZoom() {
  const [view, setView] = useState(still);
  const fingers = useRef(new Map<number, Point>());
  const touch = useRef({ start: middle, pinched: false, lastTap: { at: 0, point: middle } });

  const zoom = (scale: number, box = { width: innerWidth, height: innerHeight }, point = middle) =>
    setView((last) => zoomAround(last, zoomTo(scale), point, box));

  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1)
      touch.current = { ...touch.current, start: { x: event.clientX, y: event.clientY }, pinched: false };
    else touch.current.pinched = true;
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const spread = spreadOf(fingers.current);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const growth = spread > 0 ? spreadOf(fingers.current) / spread : 1;
    const box = sizeOf(event.currentTarget);
    const centre = pointOn(event.currentTarget, centreOf(fingers.current));
    const share = fingers.current.size;
    setView((last) => {
      // A pinch moves in steps smaller than a tenth; the zoom is rounded when the fingers lift.
      const scale = Math.min(zoomRange.max, Math.max(zoomRange.min, last.scale * growth));
      const grown = zoomAround(last, scale, centre, box);
      return {
        scale,
        x: panWithin(grown.x + (event.clientX - before.x) / share, scale, box.width),
        y: panWithin(grown.y + (event.clientY - before.y) / share, scale, box.height),
      };
    });
  };

  const lift = (event: PointerEvent<HTMLElement>, onSwipe: (step: number) => void) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { start, pinched } = touch.current;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (pinched) zoom(view.scale, sizeOf(event.currentTarget));
    else if (Math.hypot(dx, dy) < tapPixels) tap(event);
    else if (view.scale === 1) onSwipe(swipeStep(dx, dy));
  };

  /** A second tap in the same place zooms in on it, or back out. */
  const tap = (event: PointerEvent<HTMLElement>) => {
    const { lastTap } = touch.current;
    const point = pointOn(event.currentTarget, event);
    const again =
      event.timeStamp - lastTap.at < doubleTapMilliseconds &&
      Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < tapPixels;
    touch.current.lastTap = { at: again ? 0 : event.timeStamp, point };
    if (again) zoom(view.scale > 1 ? 1 : 2, sizeOf(event.currentTarget), point);
  };

  return {
    view,
    reset: () => setView(still),
    zoomIn: () => zoom(view.scale + zoomRange.step),
    zoomOut: () => zoom(view.scale - zoomRange.step),
    /** Zooms by the wheel, towards the pointer. */
    wheel: (event: WheelEvent, frame: Element) =>
      setView((last) =>
        zoomAround(
          last,
          zoomTo(last.scale + (event.deltaY < 0 ? zoomRange.step : -zoomRange.step)),
          pointOn(frame, event),
          sizeOf(frame),
        ),
      ),
    /** Pointer handlers for the element around the picture; a swipe over it goes one step back or on. */
    handlers: (onSwipe: (step: number) => void) => ({
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => lift(event, onSwipe),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    }),
  };
}

const pair = (points: Map<number, Point>): [Point | undefined, Point | undefined] => {
  const [a, b] = [...points.values()];
  return [a, b];
};

function spreadOf(points: Map<number, Point>): number {
  const [a, b] = pair(points);
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function centreOf(points: Map<number, Point>): { clientX: number; clientY: number } {
  const [a = middle, b = a] = pair(points);
  return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 };
}
