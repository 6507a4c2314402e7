import { describe, expect, it } from 'vitest';
import { coverTitle, labelOf } from '#seed/pictures/label-words.ts';
import { fitted, linesOf, widthOf, drawText } from '#seed/pictures/letters.ts';
import { buildGoods } from '#seed/world/goods.ts';

const drawnLetters = (svg: string) => svg.match(/<path /g)?.length ?? 0;

describe('the letters on labels', () => {
  it('are all there, for every name of the market', () => {
    const pen = { x: 0, y: 0, size: 20, weight: 800, colour: '#000' } as const;
    const broken = buildGoods().filter(
      ({ name }) => drawnLetters(drawText(name, pen)) !== Array.from(name.replaceAll(' ', '')).length,
    );
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it('stand on as few lines as fit, and shrink until they do', () => {
    expect(linesOf('Gạo tám xoan Hải Hậu', 800, widthOf('Gạo tám xoan', 800) + 0.1)).toEqual([
      'Gạo tám xoan',
      'Hải Hậu',
    ]);
    const box = { x: 0, y: 0, width: 120, height: 60 };
    expect(drawnLetters(fitted('Nước mắm', box, { weight: 800, colour: '#000', largest: 40 }))).toBe(7);
    expect(() =>
      fitted('Nước mắm', { ...box, width: 4 }, { weight: 800, colour: '#000', largest: 40 }),
    ).toThrow('Nước mắm');
  });
});

describe('what a label says', () => {
  it.each([
    ['Gạo ST25 Sóc Trăng túi 5kg', 'Gạo ST25 Sóc Trăng', '5 kg'],
    ['Phở bò khô Nam Định, hộp 10 gói', 'Phở bò khô Nam Định', '10 gói'],
    ['Nước mắm cá cơm Phú Quốc 40 độ đạm 500ml', 'Nước mắm cá cơm Phú Quốc 40 độ đạm', '500 ml'],
    ['Nón lá bài thơ Huế', 'Nón lá bài thơ Huế', ''],
  ])('%s: the name, and how much', (name, title, net) => {
    expect(labelOf(name)).toEqual({ title, net });
  });

  it('is on a cover the title alone', () => {
    expect(coverTitle('Truyện Kiều bản bìa cứng minh họa')).toBe('Truyện Kiều');
    expect(coverTitle('Hộp sách văn học Việt 5 cuốn')).toBe('Văn học Việt 5 cuốn');
  });
});
