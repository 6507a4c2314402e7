import { expect, it } from 'vitest';
import { otherNamesOf } from '#functions/domain/catalogue/search/other-names.ts';

it.each([
  'xa phong, xa bong, soap',
  'lon, heo',
  'ngo, bap',
  'lac, dau phong',
  'vung, me',
  'coc, ly',
  'bat, chen',
  'thia, muong',
  'tat, vo, socks',
  'mu, non',
  'ao phong, ao thun, t shirt',
  'quan bo, quan jean',
  'vay lien, dam, dress',
  'xi dau, nuoc tuong, soy sauce',
  'banh da nem, banh trang, rice paper',
  'banh trung thu, banh nuong, banh deo, mooncake',
  'laptop, may tinh xach tay',
  'headphone, earphone, tai nghe',
  'speaker, loa',
  'keyboard, ban phim',
  'sac du phong, pin du phong, power bank',
  'chocolate, so co la',
  'coffee, cafe, ca phe',
  'tea, tra',
  'rice, gao',
  'honey, mat ong',
  'fish sauce, nuoc mam',
  'watch, clock, dong ho',
  'lantern, den long',
  'silk, lua',
  'shoes, giay',
  'bag, tui',
  'book, sach',
  'toy, do choi',
  'bicycle, xe dap',
  'football, bong da',
])('each of these is found by the others: %s', (line) => {
  const names = line.split(', ');
  for (const name of names)
    expect(otherNamesOf(name).map((words) => words.join(' '))).toEqual(
      names.filter((other) => other !== name),
    );
});

it('what goes by no other name has none', () => {
  expect(otherNamesOf('banh')).toEqual([]);
});
