import { pictureTypeOf } from './picture-type.ts';

type Size = { width: number; height: number };

/** JPEG markers that start a frame and carry its size; the others in their range mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const pngSize = (bytes: Buffer): Size | undefined =>
  bytes.length < 24 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined;
  const format = bytes.toString('latin1', 12, 16);
  if (format === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (format === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

const pixelsOf = ({ width, height }: Size): number => width * height;

/** An AVIF file has an `ispe` box for each picture and tile in it; the largest is the picture. */
function avifSize(bytes: Buffer): Size | undefined {
  const sizes: Size[] = [];
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4))
    sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) });
  return sizes.toSorted((a, b) => pixelsOf(b) - pixelsOf(a))[0];
}

const sizeReaders = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/**
 * Reads the number of pixels from the header at the start of a file, without decoding the picture. Undefined if
 * the start does not hold it.
 */
export function pixelsInHeader(start: Buffer): number | undefined {
  const type = pictureTypeOf(start);
  const size = type && sizeReaders[type](start);
  return size && pixelsOf(size);
}
