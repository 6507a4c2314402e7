import { describe, expect, it } from 'vitest';
import { placeIn, spokenName } from '#web/features/addresses/hooks/use-delivery-place.ts';

describe('the place things are sent to', () => {
  it('is read back as it was kept', () => {
    const place = { system: 'v2', code: 1, name: 'Hà Nội' };
    expect(placeIn(place)).toEqual(place);
  });

  it.each([
    null,
    '',
    [],
    7,
    { system: 'v3', code: 1, name: 'Hà Nội' },
    { system: 'v2', code: 0, name: 'Hà Nội' },
    { system: 'v2', code: '1', name: 'Hà Nội' },
    { system: 'v2', code: 1, name: '' },
    { system: 'v2', code: 1, name: 'x'.repeat(61) },
  ])('is none in %j', (kept) => expect(placeIn(kept)).toBeUndefined());

  it.each([
    ['Thành phố Hà Nội', 'Hà Nội'],
    ['Tỉnh Lâm Đồng', 'Lâm Đồng'],
    ['Cà Mau', 'Cà Mau'],
  ])('%s is called %s', (name, spoken) => expect(spokenName(name)).toBe(spoken));
});
