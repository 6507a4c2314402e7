import { describe, expect, it } from 'vitest';
import { picturesOfWorld } from '#seed/pictures-of-world.ts';
import { categoryPicture } from '#seed/pictures/addresses.ts';
import { encode } from '#seed/pictures/compose.ts';
import hues from '#seed/pictures/hues.json' with { type: 'json' };
import { dominantHue } from '#seed/pictures/hue.ts';
import { loadSubject } from '#seed/pictures/layers.ts';
import { productPictures } from '#seed/pictures/picture-plan.ts';
import { straight } from '#seed/pictures/raster.ts';
import { subjects } from '#seed/pictures/subjects.ts';
import { buildWorld } from '#seed/world/world.ts';

const world = buildWorld(new Date('2026-05-20T09:30:00.000Z'));
const { first, later } = picturesOfWorld();
const made = new Set([...first, ...later].map(({ address }) => address));

describe('the pictures of the demo world', () => {
  it('are made for every good, category, shop and member that names one', () => {
    const named = [
      ...world.products.flatMap(({ card, detail }) => [card.image, ...detail.media.map(({ url }) => url)]),
      ...world.categories.map(({ icon }) => categoryPicture(icon)),
      ...world.businesses.map(({ logo }) => logo),
      ...world.members.flatMap(({ avatarUrl }) => avatarUrl ?? []),
    ];
    expect(named.filter((address) => !made.has(address))).toEqual([]);
  });

  it('are each made once', () => {
    expect(made.size).toBe(first.length + later.length);
  });

  it('lie on grounds that differ between neighbours', () => {
    const grounds = world.products
      .toSorted((a, b) => b.card.createdAt.localeCompare(a.card.createdAt))
      .map(({ card }) => card.ground);
    expect(grounds.filter((ground, i) => ground === grounds[i - 1])).toEqual([]);
    expect(new Set(grounds)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('know the hue of every subject', async () => {
    expect(Object.keys(hues)).toEqual(Object.keys(subjects));
    const { object } = await loadSubject(subjects['ao-thun-xanh']);
    expect(dominantHue(object)).toBe(hues['ao-thun-xanh']);
  });

  it('show the whole object on a clear ground, in three widths', async () => {
    const [hero] = productPictures('den-long', ['hero']);
    const raster = await hero?.draw();
    if (!raster) throw new Error('Nothing was drawn');
    const pixels = straight(raster);
    const alphaAt = (x: number, y: number) => pixels[(y * raster.width + x) * 4 + 3];
    const edge = Array.from({ length: raster.width }, (_, i) => i);
    expect(edge.every((i) => alphaAt(i, 0) === 0 && alphaAt(0, i) === 0 && alphaAt(i, 639) === 0)).toBe(true);
    expect(alphaAt(320, 300)).toBe(255);

    const sizes = await encode(raster, [640, 320, 160]);
    expect(sizes.map(({ width }) => width)).toEqual([640, 320, 160]);
    expect(sizes.every(({ body }) => body.subarray(8, 12).toString() === 'WEBP')).toBe(true);
  });
});
