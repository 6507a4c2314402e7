import type { DrawingName, Render } from './art.ts';
import type { VesselShape } from './vessels.ts';

export type Drawn = {
  words: RegExp;
  drawing: DrawingName;
  palette?: 'cloth' | 'cover';
  colours?: readonly [colour: string, accent: string];
  emblem?: Render;
};
type RepackedGood = { words: RegExp; shape: VesselShape; colour: string };

const cover = (words: RegExp, drawing: DrawingName): Drawn => ({
  words,
  drawing,
  palette: 'cover',
  emblem: { code: '1f4d6' },
});
const wear = (words: RegExp, drawing: DrawingName, colours?: Drawn['colours'], emblem?: Render): Drawn => ({
  words,
  drawing,
  palette: 'cloth',
  ...(colours && { colours }),
  ...(emblem && { emblem }),
});
const ware = (
  words: RegExp,
  drawing: DrawingName,
  colour: string,
  accent: string,
  emblem?: Render,
): Drawn => ({
  words,
  drawing,
  colours: [colour, accent],
  ...(emblem && { emblem }),
});

const print = { code: '1f413' };

/** Goods without a render, drawn as SVG. A word of the name finds them; the first match counts. */
export const drawnGoods: readonly (Drawn | RepackedGood)[] = [
  // Books and paper
  cover(/^Hộp sách|^Bộ truyện/u, 'bookset'),
  cover(/^Lịch /u, 'calendar'),
  cover(/^Sổ (?:tay giấy|lò xo|kế hoạch)/u, 'notebook'),
  cover(/^Truyện|^Tuyển tập|^Dế Mèn|^Tản văn|^Ca dao|^Mâm cơm|^Sổ tay|^Sách|^Bé học|^Nghề gốm/u, 'book'),

  // Clothes
  wear(/^Áo thun .*(?:in tranh|in chữ|trâu cày)/u, 'tee-print', undefined, print),
  wear(/^Áo thun polo/u, 'polo'),
  wear(/^Áo thun dài tay/u, 'tee-long'),
  wear(/^Áo thun thể thao/u, 'tee-sport'),
  wear(/^Áo thun nữ cổ thuyền/u, 'tee-boat', ['#b06a94', '#fbe2ec']),
  wear(/^Áo thun nhuộm chàm/u, 'tee-round', ['#24406f', '#c9d8ea']),
  wear(/^Áo thun nhuộm củ nâu/u, 'tee-round', ['#7a4a30', '#e8d2b0']),
  wear(/^Áo thun/u, 'tee-round'),
  wear(/^Áo sơ mi kẻ sọc/u, 'shirt-striped', ['#dfe9f2', '#3a66a8']),
  wear(/^Áo sơ mi/u, 'shirt'),
  wear(/^Áo bà ba/u, 'ba-ba', ['#6f4a6f', '#f2cfe0']),
  wear(/^Áo kiểu/u, 'blouse'),
  wear(/^Quần jean nam/u, 'trousers', ['#2f4f7f', '#d8a24a']),
  wear(/^Quần jean nữ/u, 'trousers', ['#6f93b8', '#d8a24a']),
  wear(/^Quần đũi/u, 'wide-trousers', ['#d9c6a0', '#7a5a34']),
  wear(/^Quần đùi đi biển/u, 'shorts-leaf', ['#2b8fa0', '#f5e08a']),
  wear(/^Quần đùi/u, 'shorts', ['#3a3f4a', '#f0c04c']),
  wear(/^Đầm suông/u, 'dress-straight'),
  wear(/^Đầm lụa/u, 'dress-flared', ['#b3261e', '#f0d7a6']),
  wear(/^Đầm maxi/u, 'dress-floral', ['#2f6f8f', '#ffe2c0']),
  wear(/^Váy yếm/u, 'pinafore', ['#c7a878', '#7a4a2b']),
  wear(/^Chân váy/u, 'skirt', ['#3a2f5f', '#d9602f']),
  ware(/^Nón quai thao/u, 'flat-hat', '#e8c98e', '#b3261e'),
  ware(/^Nón lá bài thơ/u, 'hat', '#f0dcae', '#8a5ab0'),
  ware(/^Nón lá/u, 'hat', '#e6c384', '#d6336c'),
  wear(/^Khăn rằn/u, 'cloth', ['#2f3440', '#f2eee4']),
  wear(/^Khăn (?!len)|^Vải |^Vỏ gối/u, 'cloth'),
  ware(/^Áo phủ xe/u, 'cloth', '#7f8c99', '#d0d7de'),

  // Kitchen
  ware(/^Bộ bát/u, 'bowls', '#f4f1ea', '#2f5f9a'),
  ware(/^Bát tô/u, 'bowl', '#f7f3ea', '#8a9a6a'),
  ware(/^Tô gốm/u, 'bowl', '#f2ecdf', '#2f6f9a'),
  ware(/^Đũa tre/u, 'chopsticks', '#c89a5a', '#5a3a1f'),
  ware(/^Đũa/u, 'chopsticks', '#7a3f24', '#2f7d4f'),
  ware(/^Nồi đất/u, 'claypot', '#b5673a', '#5a2d22'),
  ware(/^Nồi gang/u, 'pot', '#3d3f48', '#2b2320'),
  ware(/^Nồi nhôm/u, 'pot', '#b9c0c7', '#8a4a2b'),
  ware(/^Chảo gang/u, 'pan', '#33353d', '#33353d'),
  ware(/^Chảo/u, 'pan', '#7a3f3a', '#3a2a2a'),
  ware(/^Thớt gỗ nghiến/u, 'round-board', '#8a5030', '#7a4a2b'),
  ware(/^Thớt/u, 'board', '#c08a52', '#7a4a2b'),
  ware(/^Khay trà/u, 'board', '#9a5a34', '#7a4a2b'),

  // Pictures and plants
  ware(/^Tranh Đông Hồ/u, 'frame', '#c79a5a', '#f2e2b8', { code: '1f400' }),
  ware(/^Tranh sơn mài/u, 'frame', '#2b2320', '#7a1f1a', { code: '1fab7' }),
  ware(/^Tranh thêu/u, 'frame', '#8a5a34', '#dfe9e4', { code: '1f3ee' }),
  ware(/^Mũ bảo hiểm nửa đầu/u, 'helmet', '#8f1b15', '#e0b04a'),
  ware(/^Mũ bảo hiểm/u, 'visor-helmet', '#34557f', '#2b2f38'),

  // Gadgets
  ware(/^Điện thoại phím to/u, 'phone', '#2f4a6a', '#e0a52e'),
  ware(/^Ốp điện thoại/u, 'phone-case', '#e8ddc8', '#b3261e', { code: '1f42f' }),
  ware(/^Pin dự phòng/u, 'power-bank', '#6a7a8c', '#2b2f38'),
  ware(/^Củ sạc/u, 'charger', '#f2efe9', '#b9b4ad'),
  ware(/^Ổ cắm/u, 'power-strip', '#f2efe9', '#6a6570'),

  // Care
  { words: /^Dầu gội|^Sữa tắm/u, shape: 'pump', colour: '#7fae7a' },
  { words: /^Sữa dưỡng|^Kem chống nắng/u, shape: 'pump', colour: '#f0dcc4' },
  { words: /^Tinh dầu|^Dầu tràm/u, shape: 'dropper', colour: '#8a5a2b' },
  { words: /^Xà bông than/u, shape: 'bar', colour: '#5a5f66' },
  { words: /^Xà bông nghệ/u, shape: 'bar', colour: '#e0a83a' },
  { words: /^Xà bông sả/u, shape: 'bar', colour: '#a9c98a' },
  { words: /^Xà bông dừa/u, shape: 'bar', colour: '#efe3cc' },
  { words: /^Xà bông/u, shape: 'bar', colour: '#e8d2c4' },

  // Food whose subject is no packaging
  { words: /^(?:Phở|Miến|Bún|Mì|Hủ tiếu)/u, shape: 'pouch', colour: '#efe0b8' },
  { words: /^Cà phê (?:dừa|muối)/u, shape: 'carton', colour: '#7fa7a0' },
  { words: /^Trân châu/u, shape: 'pouch', colour: '#8a6a5a' },
  { words: /^Bộ pha trà sữa/u, shape: 'carton', colour: '#d9a27a' },
  { words: /^Nước ép/u, shape: 'carton', colour: '#8fb86a' },
  { words: /^Nước chanh dây/u, shape: 'bottle', colour: '#e0a52e' },
  { words: /^Bánh (?:nướng|dẻo)/u, shape: 'box', colour: '#b3261e' },
  { words: /^Sô-cô-la/u, shape: 'bar', colour: '#5a3020' },
  { words: /^Hộp quà sô-cô-la/u, shape: 'box', colour: '#4a2a1c' },
  { words: /^Bánh (?:quy|hạnh nhân)/u, shape: 'tin', colour: '#c8924a' },
  { words: /^Kẹo gừng/u, shape: 'pouch', colour: '#e0b04a' },
  { words: /^Ớt xiêm/u, shape: 'jar', colour: '#5f8f3a' },
  { words: /^Nấm hương/u, shape: 'pouch', colour: '#b99a72' },
];
