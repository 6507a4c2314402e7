import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { dropAt, type DropZone, type Place } from '../rules/category-moves.ts';

export type Drag = { id: string; over?: { id: string; zone: DropZone } };

/** Distance in pixels below which a pointer gesture counts as a press, not as a drag. */
const slack = 6;
const edge = 0.3;

function zoneAt(row: Element, y: number): DropZone {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  if (share < edge) return 'before';
  return share > 1 - edge ? 'after' : 'into';
}

/** Lets rows be dragged by their handle onto other rows with mouse, pen or finger. Escape cancels the drag. */
export function useTreeDrag(
  all: readonly StaffCategory[],
  onDrop: (category: StaffCategory, to: Place) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const begun = useRef<{ category: StaffCategory; y: number }>(undefined);
  const give = () => {
    begun.current = undefined;
    setDrag(undefined);
  };
  const dragging = drag !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const stop = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      begun.current = undefined;
      setDrag(undefined);
    };
    addEventListener('keydown', stop);
    return () => removeEventListener('keydown', stop);
  }, [dragging]);

  /** Returns the row under the pointer, but only if the dragged row may be dropped there. */
  const overAt = (x: number, y: number, moving: StaffCategory): Drag['over'] => {
    const row = document.elementFromPoint(x, y)?.closest('[data-category]');
    const over = all.find(({ id }) => id === row?.getAttribute('data-category'));
    if (!row || !over) return undefined;
    const zone = zoneAt(row, y);
    return dropAt(all, moving, over, zone) && { id: over.id, zone };
  };

  const handleOf = (category: StaffCategory) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = { category, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const moving = begun.current;
      if (!moving || (!drag && Math.abs(clientY - moving.y) < slack)) return;
      const over = overAt(clientX, clientY, moving.category);
      setDrag({ id: moving.category.id, ...(over && { over }) });
    },
    onPointerUp: () => {
      const over = drag?.over && all.find(({ id }) => id === drag.over?.id);
      const to = drag?.over && over && dropAt(all, category, over, drag.over.zone);
      give();
      if (to) onDrop(category, to);
    },
    onPointerCancel: give,
  });

  return { drag, handleOf };
}
