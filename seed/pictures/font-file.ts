import { inflateSync } from 'node:zlib';

/** Outline of one letter in font units with the y axis upwards, and its advance width. */
type Glyph = { path: string; advance: number };
export type FontFile = { unitsPerEm: number; glyph: (letter: string) => Glyph | undefined };

type Tables = Map<string, DataView>;

/** Reads the tables of a WOFF file, which is a TrueType file with each table deflated separately. */
function tablesOf(file: Buffer): Tables {
  const tables: Tables = new Map();
  const count = file.readUInt16BE(12);
  for (let at = 44; at < 44 + count * 20; at += 20) {
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    const part = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const bytes = (packed ?? 0) < (length ?? 0) ? inflateSync(part) : part;
    tables.set(
      file.toString('latin1', at, at + 4),
      new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
  }
  return tables;
}

function table(tables: Tables, name: string): DataView {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table “${name}”`);
  return found;
}

/** Maps characters to glyphs. Segments of the Basic Multilingual Plane are enough for our texts. */
function charactersOf(cmap: DataView): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < cmap.getUint16(2); i += 1) {
    const at = cmap.getUint32(4 + i * 8 + 4);
    if (cmap.getUint16(at) !== 4) continue;
    const segments = cmap.getUint16(at + 6) / 2;
    const [ends, starts] = [at + 14, at + 16 + segments * 2];
    const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
    for (let s = 0; s < segments; s += 1) {
      const range = cmap.getUint16(ranges + s * 2);
      const first = cmap.getUint16(starts + s * 2);
      for (let code = first; code <= cmap.getUint16(ends + s * 2) && code < 0xffff; code += 1) {
        const plain = range === 0 ? code : cmap.getUint16(ranges + s * 2 + range + (code - first) * 2);
        if (plain !== 0) found.set(code, (plain + cmap.getInt16(deltas + s * 2)) & 0xffff);
      }
    }
  }
  return found;
}

type Point = { x: number; y: number; on: boolean; last: boolean };

function simplePoints(glyf: DataView, at: number, contours: number): Point[] {
  const ends = Array.from({ length: contours }, (_, i) => glyf.getUint16(at + 10 + i * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let next = at + 10 + contours * 2;
  next += 2 + glyf.getUint16(next);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.getUint8(next++);
    const times = flag & 8 ? glyf.getUint8(next++) + 1 : 1;
    for (let i = 0; i < times; i += 1) flags.push(flag);
  }
  const along = (short: number, same: number): number[] => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & short) place += glyf.getUint8(next++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        place += glyf.getInt16(next);
        next += 2;
      }
      return place;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  return flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    on: (flag & 1) === 1,
    last: ends.includes(i),
  }));
}

/** Points of a composite glyph: a base letter and its marks, each moved and possibly scaled. */
function compositePoints(glyf: DataView, at: number, pointsOf: (glyph: number) => Point[]): Point[] {
  const points: Point[] = [];
  let next = at + 10;
  for (let more = true; more;) {
    const flags = glyf.getUint16(next);
    const part = glyf.getUint16(next + 2);
    const words = flags & 1;
    const dx = words ? glyf.getInt16(next + 4) : glyf.getInt8(next + 4);
    const dy = words ? glyf.getInt16(next + 6) : glyf.getInt8(next + 5);
    next += words ? 8 : 6;
    const number = () => {
      next += 2;
      return glyf.getInt16(next - 2) / 16_384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 8) a = d = number();
    else if (flags & 0x40) [a, d] = [number(), number()];
    else if (flags & 0x80) [a, b, c, d] = [number(), number(), number(), number()];
    for (const { x, y, on, last } of pointsOf(part))
      points.push({ x: a * x + c * y + dx, y: b * x + d * y + dy, on, last });
    more = (flags & 0x20) !== 0;
  }
  return points;
}

/** Converts a contour to quadratic curves, with an implied point between two off-curve points. */
function contourPath(points: Point[]): string {
  const middle = (a: Point, b: Point): Point => ({
    ...a,
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    on: true,
  });
  const full = points.flatMap((point, i) => {
    const after = points[(i + 1) % points.length] ?? point;
    return point.on || after.on ? [point] : [point, middle(point, after)];
  });
  const start = full.findIndex(({ on }) => on);
  const turned = [...full.slice(start), ...full.slice(0, start)];
  const show = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const [first] = turned;
  if (!first) return '';
  let path = `M${show(first)}`;
  for (let i = 1; i < turned.length; i += 1) {
    const point = turned[i] ?? first;
    if (point.on) path += `L${show(point)}`;
    else path += `Q${show(point)} ${show(turned[(i += 1)] ?? first)}`;
  }
  return `${path}Z`;
}

export function readFont(file: Buffer): FontFile {
  const tables = tablesOf(file);
  const [head, loca, glyf, hmtx] = ['head', 'loca', 'glyf', 'hmtx'].map((name) => table(tables, name)) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const metrics = table(tables, 'hhea').getUint16(34);
  const characters = charactersOf(table(tables, 'cmap'));
  const offset = (glyph: number): number =>
    head.getInt16(50) === 0 ? loca.getUint16(glyph * 2) * 2 : loca.getUint32(glyph * 4);

  function pointsOf(glyph: number): Point[] {
    const at = offset(glyph);
    if (offset(glyph + 1) === at) return [];
    const contours = glyf.getInt16(at);
    return contours < 0 ? compositePoints(glyf, at, pointsOf) : simplePoints(glyf, at, contours);
  }

  function pathOf(glyph: number): string {
    const contours: Point[][] = [[]];
    for (const point of pointsOf(glyph)) {
      contours.at(-1)?.push(point);
      if (point.last) contours.push([]);
    }
    return contours
      .filter(({ length }) => length > 1)
      .map(contourPath)
      .join('');
  }

  const drawn = new Map<string, Glyph>();
  return {
    unitsPerEm: head.getUint16(18),
    glyph(letter) {
      const known = drawn.get(letter);
      if (known) return known;
      const glyph = characters.get(letter.codePointAt(0) ?? 0);
      if (glyph === undefined) return undefined;
      const made = {
        path: pathOf(glyph),
        advance: hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
      };
      drawn.set(letter, made);
      return made;
    },
  };
}
