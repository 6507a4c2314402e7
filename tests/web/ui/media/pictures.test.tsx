import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { MediaGrid } from '#web/ui/media/media-grid.tsx';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { backgroundOf, ProductPicture } from '#web/ui/media/product-picture.tsx';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let comesNear: (isIntersecting: boolean) => Promise<void>;
let watched = 0;
beforeEach(() => {
  watched = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = (isIntersecting) => act(async () => told([{ isIntersecting }]));
      }
      observe() {
        watched += 1;
      }
      disconnect() {
        watched -= 1;
      }
    },
  );
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.unstubAllGlobals();
});
const draw = async (...given: Parameters<typeof renderForm>) => (screen = await renderForm(...given));
const image = () => document.querySelector('img');
const own = (name: string) => image()?.getAttribute(name);

describe('a product picture', () => {
  it('comes in the width that fits, once it is near the screen', async () => {
    await draw(<ProductPicture src="/rice-{width}.webp" alt="Gạo" ground={4} />);
    expect(['src', 'srcset', 'sizes', 'alt', 'loading', 'fetchpriority'].map(own)).toEqual([
      '/rice-320.webp',
      '/rice-160.webp 160w, /rice-320.webp 320w, /rice-640.webp 640w',
      '(width < 48rem) 50vw, 16rem',
      'Gạo',
      'lazy',
      'auto',
    ]);
    expect(document.querySelector('.ground-4')).not.toBeNull();
    expect(image()?.className).toContain('object-contain');
  });

  it('of one address has no other widths', async () => {
    await draw(<ProductPicture src="/rice.webp" alt="" eager photo />);
    expect(['src', 'srcset', 'sizes', 'loading', 'fetchpriority'].map(own)).toEqual([
      '/rice.webp',
      null,
      null,
      'eager',
      'high',
    ]);
    expect(document.querySelector('.ground-1')).not.toBeNull();
    expect(image()?.className).toContain('object-cover');
  });

  it('of one width is that one', async () => {
    await draw(<ProductPicture src="/rice-{width}.webp" alt="" widths={[640]} sizes="6rem" />);
    expect(['src', 'srcset', 'sizes'].map(own)).toEqual(['/rice-640.webp', '/rice-640.webp 640w', '6rem']);
  });

  it('that does not load is an icon with its name, if it has one', async () => {
    const fail = () => act(async () => void image()?.dispatchEvent(new Event('error')));
    const icon = () => document.querySelector('svg');
    await draw(<ProductPicture src="/rice.webp" alt="Gạo" />);
    expect(icon()).toBeNull();
    await fail();
    expect([image(), icon()?.getAttribute('role'), icon()?.getAttribute('aria-label')]).toEqual([
      null,
      'img',
      'Gạo',
    ]);
    await screen?.close();
    await draw(<ProductPicture src="/rice.webp" alt="" />);
    await fail();
    expect([icon()?.getAttribute('role'), icon()?.getAttribute('aria-label')]).toEqual([null, null]);
  });

  it.each([null, undefined, ''])('that is %o is only the ground', async (src) => {
    await draw(<ProductPicture src={src} alt="Gạo" />);
    expect([image(), document.querySelector('svg')]).toEqual([null, null]);
  });

  it.each([
    [0, 1],
    [5, 6],
    [6, 1],
    [-7, 2],
    [2.9, 3],
    [Number.NaN, 1],
    ['', 2],
    ['a', 3],
    ['ab', 5],
    ['01J0000000000000000000000A', 1],
  ] as const)('of %o stands on the ground %i', (seed, ground) => expect(backgroundOf(seed)).toBe(ground));
});

describe('goods in a list', () => {
  it('stand on their ground; a number that is none leads to one', async () => {
    await draw(<GoodsPicture image="/rice.webp" ground={6} />);
    expect(document.querySelector('.ground-6')?.className).toContain('w-16!');
    await screen?.close();
    await draw(<GoodsPicture image="/rice.webp" ground={8} />);
    expect(document.querySelector('.ground-3')).not.toBeNull();
  });

  it('are named with the codes and options that are known', async () => {
    await draw(
      <ShelfGoods row={{ image: '/rice.webp', ground: 2 }} name="Gạo" known={['SKU-1', null, '', '5 kg']} />,
    );
    expect(screen?.text()).toBe('GạoSKU-1 · 5 kg');
    expect(document.querySelector('.ground-2')?.className).toContain('w-9!');
  });
});

describe('pictures of a post', () => {
  const picture = (index: number): MediaItem => ({
    id: `p${index}`,
    kind: 'image',
    src: `/p${index}.webp`,
    alt: `Tranh ${index}`,
  });
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index));
  const tiles = () => [...document.querySelectorAll('button')];
  const labels = () => tiles().map((tile) => tile.getAttribute('aria-label'));

  it('are named with their place, and opened at it', async () => {
    const opened: number[] = [];
    await draw(<MediaGrid items={pictures(3)} onOpen={(index) => void opened.push(index)} />);
    expect(labels()).toEqual([
      'Xem ảnh 1 trên 3. Tranh 0',
      'Xem ảnh 2 trên 3. Tranh 1',
      'Xem ảnh 3 trên 3. Tranh 2',
    ]);
    for (const tile of tiles()) await act(async () => tile.click());
    expect(opened).toEqual([0, 1, 2]);
    expect(tiles().map(({ className }) => className.includes('col-span-2 row-span-2'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(own('loading')).toBe('lazy');
  });

  it.each([
    [1, 'aspect-4/3'],
    [2, 'aspect-2/1'],
    [3, 'aspect-3/2'],
    [4, 'aspect-square'],
  ])('%i have a shape of their own', async (count, shape) => {
    await draw(<MediaGrid items={pictures(count)} className="mt-3" />);
    expect(tiles()).toHaveLength(count);
    expect(tiles()[0]?.parentElement?.className).toContain(shape);
    expect(screen?.text()).toBe('');
  });

  it('are at most four; the last tile has the number of the others', async () => {
    await draw(<MediaGrid items={pictures(6)} eager />);
    expect([labels().length, labels().at(-2), labels().at(-1), screen?.text(), own('loading')]).toEqual([
      4,
      'Xem ảnh 3 trên 6. Tranh 2',
      'Xem 2 ảnh còn lại. Tranh 3',
      '+2',
      'eager',
    ]);
    await screen?.press('+2');
    await screen?.close();
    await draw(<MediaGrid items={[]} />);
    expect(document.querySelector('.grid')).toBeNull();
  });

  it('photographs fill their tile, cut-out objects stand on their ground', async () => {
    await draw(<MediaGrid items={[picture(0), { ...picture(1), ground: 5 }]} />);
    expect(
      [...document.querySelectorAll('img')].map((one) => one.className.includes('object-cover')),
    ).toEqual([true, false]);
    expect(tiles()[1]?.querySelector('.ground-5')).not.toBeNull();
  });

  const film = (to: Partial<MediaItem> = {}): MediaItem => ({
    id: 'v',
    kind: 'video',
    src: '/v.mp4',
    alt: 'Phim',
    ...to,
  });

  it('a video shows its still with the sign of a video', async () => {
    await draw(<MediaGrid items={[film({ poster: '/v.webp', ground: 2 }), picture(1)]} />);
    expect([labels()[0], own('src'), image()?.className.includes('object-cover')]).toEqual([
      'Xem video 1 trên 2. Phim',
      '/v.webp',
      true,
    ]);
    expect(tiles().map((tile) => tile.querySelector('svg') !== null)).toEqual([true, false]);
    expect(document.querySelector('video')).toBeNull();
  });

  it('a video under the number of the others has no sign', async () => {
    await draw(<MediaGrid items={[...pictures(3), film({ poster: '/v.webp' }), picture(5)]} />);
    expect([labels().at(-1), document.querySelector('svg')]).toEqual(['Xem 1 ảnh còn lại. Phim', null]);
  });

  it('a video without a still fetches its first frame once it is near, and is watched no longer', async () => {
    await draw(<MediaGrid items={[film()]} />);
    const video = () => document.querySelector('video');
    expect([video()?.preload, video()?.getAttribute('src'), image(), watched]).toEqual([
      'none',
      null,
      null,
      1,
    ]);
    await comesNear(false);
    expect(video()?.preload).toBe('none');
    await comesNear(true);
    expect([video()?.preload, video()?.getAttribute('src'), watched]).toEqual(['metadata', '/v.mp4', 0]);
  });
});
