import { describe, expect, it } from 'vitest';
import { placeWords } from '#functions/domain/places/place-words.ts';
import { isOneSlipAway } from '#shared/values/one-slip.ts';

describe('words of places', () => {
  it.each([
    ['TP.HCM', 'ho chi minh'],
    ['tp hcm', 'ho chi minh'],
    ['Sài Gòn', 'ho chi minh'],
    ['sg', 'ho chi minh'],
    ['HN', 'ha noi'],
    ['tp.hn', 'ha noi'],
    ['BRVT', 'ba ria vung tau'],
    ['TT-Huế', 'thua thien hue'],
    ['TP. Huế', 'thanh pho hue'],
    ['tx. Sơn Tây', 'thi xa son tay'],
    ['TT An Thới', 'thi tran an thoi'],
    ['q1', 'quan 1'],
    ['Q. Ba Đình', 'quan ba dinh'],
    ['p 12', 'phuong 12'],
    ['P.Bến Nghé', 'phuong ben nghe'],
    ['h.Hóc Môn', 'huyen hoc mon'],
    ['t.An Giang', 'tinh an giang'],
    ['Quận 01', 'quan 1'],
    ['q p', 'q p'],
  ])('%s is %s', (written, words) => {
    expect(placeWords(written).join(' ')).toBe(words);
  });

  it.each([
    ['hoi', 'hoi', true],
    ['hoi', 'ho', true],
    ['hoi', 'hoai', true],
    ['hoi', 'hai', true],
    ['hoi', 'hio', true],
    ['hoi', 'hoaia', false],
    ['hoi', 'hba', false],
    ['abcd', 'badc', false],
    ['aa', 'aaa', true],
  ])('from %s to %s it is one slip: %s', (one, other, isSlip) => {
    expect([isOneSlipAway(one, other), isOneSlipAway(other, one)]).toEqual([isSlip, isSlip]);
  });
});
