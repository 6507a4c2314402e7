export type CborValue =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | CborValue[]
  | Map<CborValue, CborValue>;

type Reading = { value: CborValue; end: number };

const badCbor = (): never => {
  throw new Error('This is no CBOR an authenticator writes');
};

const longest = 8;

/**
 * Reads the length or value that follows the head byte; the low five bits of the head say how many bytes it
 * takes.
 */
function countAt(bytes: Buffer, at: number): { count: number; end: number } {
  const low = (bytes[at] ?? badCbor()) & 31;
  if (low < 24) return { count: low, end: at + 1 };
  const size = { 24: 1, 25: 2, 26: 4 }[low] ?? badCbor();
  if (at + 1 + size > bytes.length) badCbor();
  return { count: bytes.readUIntBE(at + 1, size), end: at + 1 + size };
}

function slice(bytes: Buffer, from: number, length: number): Buffer {
  if (from + length > bytes.length) badCbor();
  return bytes.subarray(from, from + length);
}

function readMany(
  bytes: Buffer,
  from: number,
  count: number,
  depth: number,
): { values: CborValue[]; end: number } {
  const values: CborValue[] = [];
  let end = from;
  for (let nth = 0; nth < count; nth += 1) {
    const next = readValue(bytes, end, depth + 1);
    values.push(next.value);
    ({ end } = next);
  }
  return { values, end };
}

function mapOf(values: readonly CborValue[]): Map<CborValue, CborValue> {
  const map = new Map<CborValue, CborValue>();
  for (let nth = 0; nth < values.length; nth += 2) map.set(values[nth] ?? null, values[nth + 1] ?? null);
  return map;
}

const simple = new Map<number, CborValue>([
  [20, false],
  [21, true],
  [22, null],
]);

/**
 * Reads the few forms of CBOR that CTAP allows: definite lengths, nesting no deeper than a key needs, no tags,
 * no fractions.
 */
function readValue(bytes: Buffer, at: number, depth: number): Reading {
  if (depth > longest) badCbor();
  const major = (bytes[at] ?? badCbor()) >> 5;
  const { count, end } = countAt(bytes, at);
  if (major === 0) return { value: count, end };
  if (major === 1) return { value: -1 - count, end };
  if (major === 2) return { value: slice(bytes, end, count), end: end + count };
  if (major === 3) return { value: slice(bytes, end, count).toString('utf8'), end: end + count };
  if (major === 4) {
    const { values, end: after } = readMany(bytes, end, count, depth);
    return { value: values, end: after };
  }
  if (major === 5) {
    const { values, end: after } = readMany(bytes, end, count * 2, depth);
    return { value: mapOf(values), end: after };
  }
  const value = simple.get(count);
  return major === 7 && value !== undefined ? { value, end } : badCbor();
}

/** Reads the first value and returns it with its end offset. Throws for anything else. */
export const readCbor = (bytes: Buffer): Reading => readValue(bytes, 0, 0);
