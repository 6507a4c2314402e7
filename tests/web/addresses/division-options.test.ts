import { expect, it } from 'vitest';
import { toProvinceOptions } from '#web/features/addresses/rules/division-options.ts';
import { matching } from '#web/ui/fields/listbox-keys.ts';

const options = toProvinceOptions([
  { code: 79, name: 'Thành phố Hồ Chí Minh' },
  { code: 1, name: 'Thành phố Hà Nội' },
  { code: 22, name: 'Tỉnh Quảng Ninh' },
]);

it.each([
  ['hcm', 'Thành phố Hồ Chí Minh'],
  ['tphcm', 'Thành phố Hồ Chí Minh'],
  ['TP HCM', 'Thành phố Hồ Chí Minh'],
  ['sai gon', 'Thành phố Hồ Chí Minh'],
  ['hochiminh', 'Thành phố Hồ Chí Minh'],
  ['hn', 'Thành phố Hà Nội'],
  ['hanoi', 'Thành phố Hà Nội'],
  ['quảng ninh', 'Tỉnh Quảng Ninh'],
])('a province is found by what people write in a hurry: %s', (typed, name) => {
  expect(matching(options, typed).map(({ label }) => label)).toEqual([name]);
});
