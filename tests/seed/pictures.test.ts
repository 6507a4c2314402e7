import { describe, expect, it } from 'vitest';
import { picturesOfWorld } from '#seed/pictures-of-world.ts';
import { categoryPicture } from '#seed/pictures/addresses.ts';
import { encode } from '#seed/pictures/compose.ts';
import hues from '#seed/pictures/hues.json' with { type: 'json' };
import { dominantHue } from '#seed/pictures/hue.ts';
import { loadSubject } from '#seed/pictures/layers.ts';
import { cardPicture, masterPicture } from '#seed/pictures/picture-plan.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import { putFilms, textFilms } from '#seed/films.ts';
import { documentTexts } from '#seed/world/documents/index.ts';
import { newsTexts } from '#seed/world/news/index.ts';
import { straight } from '#seed/pictures/raster.ts';
import { subjects } from '#seed/pictures/subjects.ts';
import { knownAccounts } from '#seed/world/members.ts';
import { artOfGood } from '#seed/world/pictures-of.ts';
import { buildOffers } from '#seed/world/products.ts';
import { buildWorld } from '#seed/world/world.ts';

const offers = buildOffers(new Date(0)).map(({ good }) => good);
const world = buildWorld(new Date('2026-05-20T09:30:00.000Z'));
const { first, later } = picturesOfWorld();
const made = new Set([...first, ...later].map(({ address }) => address));

describe('the pictures of the demo world', () => {
  it('are made for every good, category, shop and member that names one', () => {
    const named = [
      ...world.products.flatMap(({ card, detail }) => [
        card.image,
        ...detail.media.flatMap(({ type, url }) => (type === 'image' ? url : [])),
        ...detail.variants.flatMap(({ image }) => image ?? []),
      ]),
      ...world.categories.map(({ icon }) => categoryPicture(icon)),
      ...world.businesses.map(({ logo }) => logo),
      ...world.members.flatMap(({ avatarUrl }) => avatarUrl ?? []),
      ...world.news.flatMap(({ card }) => card.images.map(({ url }) => url)),
      ...world.documents.map(({ card }) => card.thumbnailUrl ?? ''),
    ];
    expect(named.filter((address) => !made.has(address))).toEqual([]);
  });

  it('have films of goods and texts there are, each packaged for players and with its still', async () => {
    const ofGoods = world.products
      .flatMap(({ detail }) => detail.media)
      .flatMap(({ playbackId }) => playbackId ?? []);
    const ofTexts = [...documentTexts.flatMap(({ chapters }) => chapters), ...newsTexts].flatMap(
      ({ film }) => film ?? [],
    );
    expect(new Set(ofTexts)).toEqual(new Set(Object.keys(textFilms)));
    const ids = [...new Set([...ofGoods, ...Object.keys(textFilms)])];
    const files = new Map<string, string>();
    await putFilms(async ({ key, body }) => void files.set(`/${key}`, Buffer.from(body).toString('latin1')));
    expect(ofGoods.length).toBeGreaterThan(0);
    expect(ids.map((id) => files.get(playbackSource(id))?.slice(0, 4))).toEqual(ids.map(() => '#EXT'));
    expect(ids.map((id) => files.get(playbackStill(id))?.slice(0, 4))).toEqual(ids.map(() => 'RIFF'));
    expect([...files.keys()].filter((key) => key.endsWith('.mp4'))).toHaveLength(ids.length);
  });

  it('are drawn first for the accounts people are told about: they sign in within the first minute', () => {
    const drawnFirst = new Set(first.map(({ address }) => address));
    const known = new Set(knownAccounts.map(({ email }) => email));
    const faces = world.members.filter(({ email }) => known.has(email)).map(({ avatarUrl }) => avatarUrl);
    expect(faces).toHaveLength(knownAccounts.length);
    expect(faces.filter((address) => !drawnFirst.has(String(address)))).toEqual([]);
  });

  it('are each made once', () => {
    const files = [...first, ...later].flatMap(({ address, widths }) =>
      widths.map((width) => address.replace('{width}', String(width))),
    );
    expect(new Set(files).size).toBe(files.length);
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
    expect(dominantHue(await loadSubject('tai-nghe'))).toBe(hues['tai-nghe']);
    expect(dominantHue(await loadSubject('xoai'))).toBe(hues.xoai);
  });

  it('show the whole good on a clear ground, in three widths, and once more to zoom into', async () => {
    const [good] = offers.filter(({ name }) => name.startsWith('Đèn lồng'));
    if (!good) throw new Error('Nothing to draw');
    const raster = await cardPicture(good.slug, artOfGood(good), 'hero').draw();
    const pixels = straight(raster);
    const alphaAt = (x: number, y: number) => pixels[(y * raster.width + x) * 4 + 3];
    const edge = Array.from({ length: raster.width }, (_, i) => i);
    expect(edge.every((i) => alphaAt(i, 0) === 0 && alphaAt(0, i) === 0 && alphaAt(i, 639) === 0)).toBe(true);
    expect(alphaAt(290, 280)).toBe(255);

    const sizes = await encode(raster, [640, 320, 160]);
    expect(sizes.map(({ width }) => width)).toEqual([640, 320, 160]);
    expect(sizes.every(({ body }) => body.subarray(8, 12).toString() === 'WEBP')).toBe(true);

    const master = masterPicture(good.slug, artOfGood(good));
    expect([master.widths, (await master.draw()).width]).toEqual([[1280], 1280]);
  });

  it('are the goods’ own: no two of the first twenty of a category look alike', () => {
    const arts = new Map(offers.map((good) => [good.slug, JSON.stringify(artOfGood(good))]));
    const roots = Map.groupBy(world.products, ({ card }) => card.category.path[0]);
    for (const products of roots.values()) {
      const front = products
        .toSorted((a, b) => b.card.createdAt.localeCompare(a.card.createdAt))
        .slice(0, 20);
      expect(new Set(front.map(({ card }) => card.image)).size).toBe(front.length);
      expect(new Set(front.map(({ card }) => arts.get(card.slug))).size).toBe(front.length);
    }
  });

  it('bear the good’s name, on its label or on what stands beside it', () => {
    const nameless = offers.filter((good) => {
      const { title } = artOfGood(good);
      return title.length < 4 || !good.name.toLowerCase().includes(title.toLowerCase());
    });
    expect(nameless.map(({ name }) => name)).toEqual([]);
  });

  it('show the kind of thing the name says', () => {
    const kindOf = (start: string) => {
      const good = offers.find(({ name }) => name.startsWith(start));
      if (!good) throw new Error(`Nobody sells ${start}`);
      const { object } = artOfGood(good);
      return object.kind === 'drawn'
        ? object.drawing
        : object.kind === 'packed'
          ? object.shape
          : object.render.code;
    };
    expect(kindOf('Bộ bát cơm')).toBe('bowls');
    expect(kindOf('Áo thun nữ cổ thuyền')).toBe('tee-boat');
    expect(kindOf('Điện thoại phím to')).toBe('phone');
    expect(kindOf('Nước mắm cá cơm')).toBe('bottle');
    expect(kindOf('Truyện Kiều')).toBe('book');
    expect(kindOf('Gạo ST25')).toBe('sack');
    expect(kindOf('Mắm tôm')).toBe('jar');
  });
});
