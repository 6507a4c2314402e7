/** Options that shoppers choose from. `extra` is the surcharge as a share of the price. */
export type Choice = { name: string; values: readonly (readonly [value: string, extra: number])[] };

const same = (...values: string[]) => values.map((value) => [value, 0] as const);

export const choices = {
  size: { name: 'Size', values: [...same('S', 'M', 'L', 'XL'), ['XXL', 0.06]] },
  shoe: { name: 'Size', values: same('37', '38', '39', '40', '41', '42') },
  colour: { name: 'Màu', values: same('Đỏ son', 'Vàng nghệ', 'Xanh ngọc', 'Tím sim') },
  cloth: { name: 'Màu', values: same('Be', 'Nâu đất', 'Xanh rêu', 'Đen', 'Trắng ngà') },
  strap: { name: 'Dây', values: [...same('Da nâu', 'Da đen'), ['Da bò sáp', 0.12]] },
  pack: {
    name: 'Quy cách',
    values: [
      ['Lẻ 1 phần', 0],
      ['Combo 2', 0.94],
      ['Combo 5', 3.6],
    ],
  },
  gift: {
    name: 'Đóng gói',
    values: [
      ['Gói thường', 0],
      ['Hộp quà', 0.18],
    ],
  },
  lantern: {
    name: 'Đường kính',
    values: [
      ['30 cm', 0],
      ['40 cm', 0.25],
      ['50 cm', 0.5],
    ],
  },
  pot: {
    name: 'Cỡ',
    values: [
      ['Nhỏ', 0],
      ['Vừa', 0.22],
      ['Lớn', 0.5],
    ],
  },
  grind: { name: 'Cách xay', values: same('Nguyên hạt', 'Xay pha phin', 'Xay pha máy') },
  tech: { name: 'Màu', values: same('Đen', 'Trắng', 'Xanh than') },
} as const satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof choices;
