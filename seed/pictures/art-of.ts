import { randomOf } from '#seed/random.ts';
import type { Art, Carrier, DrawingName, Render } from './art.ts';
import { drawnGoods, type Drawn } from './drawn-goods.ts';
import { emblemOf } from './emblems.ts';
import { coverTitle, labelOf } from './label-words.ts';
import { cloths, covers, packs, hueRotations } from './palettes.ts';
import type { Subject } from './subject.ts';
import { type SubjectKey, subjects } from './subjects.ts';
import type { VesselShape } from './vessels.ts';

/** Fields of a good that determine its picture; `turn` is its position on the shelf. */
export type PicturedGood = {
  name: string;
  subject: SubjectKey;
  shelf: string;
  department: string;
  turn: number;
};

type PackedGood = Extract<Subject['object'], { shape: unknown }> & { shape: VesselShape };

const isPacked = (object: Subject['object']): object is PackedGood =>
  'shape' in object && object.shape !== 'cloth' && object.shape !== 'hat';

const packings: readonly (readonly [word: RegExp, shape: VesselShape])[] = [
  [/thanh \d+g$/u, 'bar'],
  [/hũ/u, 'jar'],
  [/hộp (?:quà )?\d+ (?:gói|túi lọc|cái|viên|bông)|hộp 1 lít|^Bộ pha/u, 'carton'],
  [/chai/u, 'bottle'],
  [/bao \d/u, 'sack'],
];

/** Packaging by name or shelf: gift boxes, tins for tea, otherwise the subject's own shape. */
function shapeOf({ name, shelf }: PicturedGood, packed: PackedGood): VesselShape {
  const named = packings.find(([word]) => word.test(name))?.[1];
  if (named === 'carton' && /Bánh|Kẹo/u.test(shelf)) return 'box';
  if (named) return named;
  if (/Trà/u.test(shelf) && !/gói/u.test(name)) return 'tin';
  if (/hộp/u.test(name) && packed.shape !== 'tin') return 'box';
  if (/gói|túi/u.test(name) && packed.shape !== 'sack') return 'pouch';
  return packed.shape;
}

const glass: readonly VesselShape[] = ['jar', 'bottle'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Start index of a shelf in a palette, so that two shelves do not use the same colors in the same order. */
const startOf = (shelf: string): number => randomOf(`palette:${shelf}`).between(0, 99);

function packedArt(good: PicturedGood, packed: PackedGood, companion: string | undefined): Art {
  const { name, shelf, turn } = good;
  const shape = shapeOf(good, packed);
  const [colour, accent] = pick(packs, startOf(shelf) + turn);
  const clear = glass.includes(shape) || shape === 'dropper';
  return {
    object: { kind: 'packed', shape, emblem: emblemOf(name, { code: packed.emblem }) },
    // The content is visible through glass, so it keeps the content's own color.
    colour: clear ? packed.colour : colour,
    accent: clear ? pick(packs, startOf(shelf) + turn + 1)[1] : accent,
    ...labelOf(name),
    turn,
    ...(companion && { companion }),
  };
}

const carriers: Record<string, Carrier> = {
  'Nông sản tươi': 'crate',
  'Điện tử & phụ kiện': 'carton',
};
const boxed =
  /xếp hình|ghép gỗ|đồ nghề|dụng cụ|chăm sóc xe|vợt|Ống cầu|Găng|^Bình (?:sữa|tập)|dao muỗng|Đồng hồ|Son |Bút|Màu nước|thước|ấm chén|Nến/iu;

/** Goods that exist in any color get a rotated hue, so that similar pictures differ. */
const anyColour =
  /Bình gốm|Lọ|Ấm|trà du lịch|Balo|Túi tote|Ví thổ cẩm|Giày thể thao|Giày vải|Dép|Mũ lưỡi|Ô |Lều|Diều|Xe đạp|Len |Tất|Mũ bảo hiểm|Bàn chải|Xô|Quạt|Đèn lồng|Bình sữa|Bình tập|Gấu|Thú bông|Bộ thú|Dao |Bộ dao bếp|Chổi|Con quay|Găng|Balo|Lan /u;

function renderArt(
  { name, department, turn }: PicturedGood,
  render: Render,
  companion: string | undefined,
): Art {
  const hue = anyColour.test(name) ? pick(hueRotations, turn) : 0;
  const carrier = boxed.test(name) ? 'carton' : (carriers[department] ?? 'tag');
  const [colour, accent] = pick(packs, startOf(department) + turn);
  return {
    object: {
      kind: 'render',
      render: { ...render, ...(hue !== 0 && { hue: ((render.hue ?? 0) + hue) % 360 }) },
    },
    colour,
    accent,
    title: carrier === 'crate' ? labelOf(name).title : name,
    net: '',
    turn,
    carrier,
    ...(companion && { companion }),
  };
}

const palettesOf = { cloth: cloths, cover: covers } as const;

function drawnArt(good: PicturedGood, drawn: Drawn, companion: string | undefined): Art {
  const { name, shelf, turn } = good;
  const palette = drawn.palette && palettesOf[drawn.palette];
  const [colour, accent] = drawn.colours ?? pick(palette ?? cloths, startOf(shelf) + turn);
  const named: readonly DrawingName[] = ['book', 'bookset', 'notebook', 'calendar', 'chopsticks'];
  const bears = named.includes(drawn.drawing);
  return {
    object: {
      kind: 'drawn',
      drawing: drawn.drawing,
      ...(drawn.emblem && { emblem: emblemOf(name, drawn.emblem) }),
    },
    colour,
    accent,
    title: bears ? coverTitle(name) : name,
    net: '',
    turn,
    ...(!bears && { carrier: 'tag' as const }),
    ...(companion && { companion }),
  };
}

/** Art of a good: the object that its name says, labelled with the name. */
export function artOf(good: PicturedGood): Art {
  const { object, companion } = subjects[good.subject];
  const drawn = drawnGoods.find(({ words }) => words.test(good.name));
  if (drawn && 'drawing' in drawn) return drawnArt(good, drawn, companion);
  if (drawn) {
    const emblem = 'shape' in object ? object.emblem : object.code;
    const packed: PackedGood = { shape: drawn.shape, colour: drawn.colour, accent: '#8f1b15', emblem };
    const art = packedArt(good, packed, companion);
    return {
      ...art,
      object: { kind: 'packed', shape: drawn.shape, emblem: emblemOf(good.name, { code: emblem }) },
      colour: drawn.colour,
    };
  }
  if (isPacked(object)) return packedArt(good, object, companion);
  if ('code' in object) return renderArt(good, object, companion);
  throw new Error(`“${good.name}” is not drawn yet`);
}
