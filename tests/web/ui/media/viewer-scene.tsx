import { act, useState } from 'react';
import { vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { MediaViewer } from '#web/ui/media/media-viewer.tsx';

/** A frame of 400 × 200 pixels: its centre is at 200, 100. */
export function sizeFrames(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
}

export const pictures = (count: number): MediaItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    kind: 'image',
    src: `/p${index}-{width}.webp`,
    alt: `Tranh ${index}`,
  }));

/** Opens the viewer; what it was told of the shown index is in `shown`. */
export async function openViewer(items: readonly MediaItem[], first = 0) {
  const shown: (number | undefined)[] = [];
  function Page() {
    const [index, setIndex] = useState<number | undefined>(first);
    const show = (next: number | undefined) => {
      shown.push(next);
      setIndex(next);
    };
    return <MediaViewer items={items} index={index} onIndex={show} />;
  }
  const { close } = await renderForm(<Page />);
  const picture = () => document.querySelector<HTMLImageElement>('img[data-zoom]');
  const figure = () => document.querySelector('figure') as HTMLElement;
  const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  const send = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event));
  const pointer = (type: string, [x, y]: readonly [number, number], { id = 1, at = 1000 } = {}) =>
    send(
      figure(),
      Object.defineProperty(
        new PointerEvent(`pointer${type}`, { bubbles: true, pointerId: id, clientX: x, clientY: y }),
        'timeStamp',
        { value: at },
      ),
    );
  return {
    close,
    shown,
    picture,
    figure,
    labelled,
    pointer,
    send,
    zoom: () => Number(picture()?.dataset['zoom']),
    /** How the picture lies: its shift and its size. */
    view: () =>
      /translate\((.*)px, (.*)px\) scale\((.*)\)/
        .exec(picture()?.style.transform ?? '')
        ?.slice(1)
        .map(Number),
    tap: (label: string) => act(async () => labelled(label)?.click()),
    press: async (key: string, target: Element = figure()) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await send(target, event);
      return event.defaultPrevented;
    },
    swipe: async (from: readonly [number, number], to: readonly [number, number]) => {
      await pointer('down', from);
      await pointer('move', to);
      await pointer('up', to);
    },
    touch: async (place: readonly [number, number], at: number) => {
      await pointer('down', place, { at });
      await pointer('up', place, { at });
    },
  };
}
