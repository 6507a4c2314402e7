import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { movedRows } from '../rules/moved-rows.ts';

type Rules<Row> = {
  rows: readonly Row[];
  /** Sends the whole new order, once a row was put down at another place. */
  onDrop: (rows: readonly Row[]) => void;
};

type RowMove<Row> = { id: string; order: readonly Row[]; by: 'keys' | 'pointer' };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets rows be put in order by the pointer or by keys: Space takes a row up and puts it down, arrows move it, Escape
 * leaves all as it was. `rows` are in the order that is shown now.
 */
export function useRowOrder<Row extends { id: string }>({ rows, onDrop }: Rules<Row>) {
  const [moving, setMoving] = useState<RowMove<Row>>();
  const handles = useRef(new Map<string, HTMLElement>());
  const shown = moving?.order ?? rows;
  const placeOf = (id: string) => shown.findIndex((row) => row.id === id);

  // A browser drops the focus of an element that is put elsewhere.
  useEffect(() => {
    if (moving?.by === 'keys') handles.current.get(moving.id)?.focus();
  }, [moving]);

  const moveTo = (id: string, to: number) =>
    setMoving((now) => now && { ...now, order: movedRows(now.order, placeOf(id), to) });
  const drop = () => {
    setMoving(undefined);
    if (moving && moving.order.some(({ id }, place) => rows[place]?.id !== id)) onDrop(moving.order);
  };

  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const isMoving = moving?.id === id && moving.by === 'keys';
    const step = steps[event.key];
    if (event.key === ' ' || (event.key === 'Enter' && isMoving)) {
      event.preventDefault();
      if (isMoving) drop();
      else setMoving({ id, order: rows, by: 'keys' });
    } else if (isMoving && step !== undefined) {
      event.preventDefault();
      moveTo(id, placeOf(id) + step);
    } else if (isMoving && (event.key === 'Escape' || event.key === 'Tab')) {
      event.stopPropagation();
      setMoving(undefined);
    }
  };

  /** Number of rows whose middle is above the pointer; the handles stand in their rows. */
  const gapAt = (y: number): number => {
    const middles = shown.map(({ id }) => {
      const { top = 0, height = 0 } = handles.current.get(id)?.closest('li')?.getBoundingClientRect() ?? {};
      return top + height / 2;
    });
    const after = middles.findIndex((middle) => y < middle);
    return after < 0 ? shown.length : after;
  };
  const onPointerMove = (id: string, { clientY }: PointerEvent) => {
    if (moving?.by !== 'pointer' || moving.id !== id) return;
    const [from, gap] = [placeOf(id), gapAt(clientY)];
    const to = gap > from ? gap - 1 : gap;
    if (to !== from) moveTo(id, to);
  };

  return {
    rows: shown,
    moving: moving && { id: moving.id, place: placeOf(moving.id) + 1 },
    /** Properties of the button by which a row is moved. */
    handleOf: (id: string) => ({
      ref: (handle: HTMLElement | null) => {
        if (handle) handles.current.set(id, handle);
        else handles.current.delete(id);
      },
      onKeyDown: onKeyDown(id),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setMoving({ id, order: rows, by: 'pointer' });
      },
      onPointerMove: (event: PointerEvent) => onPointerMove(id, event),
      onPointerUp: () => moving?.by === 'pointer' && drop(),
      onPointerCancel: () => moving?.by === 'pointer' && setMoving(undefined),
    }),
  };
}
