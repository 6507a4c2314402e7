import type { Render } from './art.ts';

/** Emblems printed on labels, found by whole words of the name; the first match counts. */
const emblems: readonly (readonly [words: string, emblem: Render])[] = [
  ['đám cưới chuột', { code: '1f400' }],
  ['sơn mài', { code: '1fab7' }],
  ['gạo lứt rau củ|rau gia vị', { code: '1f966' }],
  ['sầu riêng|mít', { code: '1f348', hue: 20 }],
  ['cá cơm|nước mắm|khô cá|chả cá', { code: '1f41f', saturation: 0.3, brightness: 1.08 }],
  ['chả mực|mực', { code: '1f991' }],
  ['(?<!nõn |lúa )tôm|ruốc|tép', { code: '1f990' }],
  ['rong', { code: '1f33f', hue: 30 }],
  ['kiến vàng', { code: '1f41c' }],
  ['mật ong', { code: '1f36f' }],
  ['dừa', { code: '1f965' }],
  ['sen', { code: '1fab7' }],
  ['xoài', { code: '1f96d' }],
  ['chuối', { code: '1f34c' }],
  ['dâu tằm|nho', { code: '1f347' }],
  ['dâu', { code: '1f353' }],
  ['thanh long|hồng treo', { code: '1f351', hue: 10 }],
  ['chanh|bưởi', { code: '1f34b' }],
  ['táo mèo', { code: '1f34f' }],
  ['mơ|sấu', { code: '1f351' }],
  ['gừng|nghệ(?! An)', { code: '1fada' }],
  ['sả|tràm|vối|hương nhu|tía tô|rau má|lá rừng|bồ kết', { code: '1f33f' }],
  ['(?<!trùn )quế', { code: '1fab5' }],
  ['lài|cúc', { code: '1f33c' }],
  ['atiso', { code: '1f33f' }],
  ['ca cao|sô-cô-la', { code: '1f36b' }],
  ['cà phê', { code: '2615' }],
  ['trà sữa|trân châu', { code: '1f9cb' }],
  ['trà', { code: '1f375' }],
  ['nấm', { code: '1f344', hue: 18, saturation: 0.5, brightness: 0.82 }],
  ['tỏi|sa tế', { code: '1f9c4' }],
  ['ớt', { code: '1f336-fe0f' }],
  ['lạc|điều|mắc ca|hạt dẻ|cu đơ', { code: '1f95c' }],
  ['mè|tiêu|mắc khén|hạt dổi|chẩm chéo', { code: '1f33f', hue: 300, saturation: 0.5 }],
  ['đậu|tương bần|nước tương', { code: '1fad8' }],
  ['cốm', { code: '1f33e', hue: 40 }],
  ['cà chua', { code: '1f345' }],
  ['rau muống', { code: '1f96c' }],
  ['trùn quế|phân bánh|đất', { code: '1f331' }],
  ['sữa dê|sữa', { code: '1f95b' }],
  ['than tre', { code: '1f38b' }],
  ['bò', { code: '1f404' }],
  ['phở|bún|mì|miến|hủ tiếu', { code: '1f35c' }],
  ['nếp|gạo lứt|gạo', { code: '1f33e' }],
  ['Kiều', { code: '1f33a' }],
  ['làng quê', { code: '1f6d6' }],
  ['Dế Mèn', { code: '1f997' }],
  ['phố cổ', { code: '1f3ee' }],
  ['Ca dao', { code: '1f426' }],
  ['Mâm cơm', { code: '1f35a' }],
  ['trồng rau', { code: '1f331' }],
  ['bánh chưng', { code: '1f359', hue: 60 }],
  ['con trâu|trâu cày', { code: '1f403' }],
  ['gốm', { code: '1f3fa' }],
  ['gà đàn', { code: '1f413' }],
  ['Chợ Làng', { code: '1f3ee' }],
  ['Hàng Trống', { code: '1f42f' }],
  ['phong cảnh', { code: '1f3de-fe0f' }],
  ['thổ cẩm', { code: '1f9f5' }],
  ['kế hoạch', { code: '2705' }],
  ['kẻ ngang', { code: '270f-fe0f' }],
];

const known = emblems.map(
  ([words, emblem]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), emblem] as const,
);

/** Memo, because the emblem is looked up for every picture of a good. */
const found = new Map<string, Render | undefined>();

export function emblemOf(name: string, otherwise: Render): Render {
  if (!found.has(name)) found.set(name, known.find(([word]) => word.test(name))?.[1]);
  return found.get(name) ?? otherwise;
}
