import { zipSync, strToU8 } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { finishUpload } from '#functions/domain/media/finish-upload.ts';
import { inspectStored, inspectWhole } from '#functions/domain/media/inspect-file.ts';
import { pixelsInHeader } from '#functions/platform/content/picture-size.ts';
import { zipDirectory } from '#functions/platform/content/zip-directory.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aBucket, anUpload, mega } from './upload-scene.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const zip = 'application/zip';

const zipped = (names: readonly string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('Chợ Làng')]))));
const word = zipped(['[Content_Types].xml', 'word/document.xml']);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const ole = bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more');
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

describe('a file is accepted as what its content is', () => {
  it.each<[string, Buffer]>([
    ['application/pdf', bytesOf('%PDF-1.7\n')],
    ['application/msword', ole],
    ['application/vnd.ms-excel', ole],
    ['application/vnd.ms-powerpoint', ole],
    [docx, word],
    [xlsx, zipped(['[Content_Types].xml', 'xl/workbook.xml'])],
    [pptx, zipped(['[Content_Types].xml', 'ppt/presentation.xml'])],
    [zip, zipped(['ảnh/1.jpg'])],
    ['text/plain', Buffer.from('Giá trà: 185.000 ₫ < 200.000 ₫')],
    ['text/plain', Buffer.from('<3 trà sen')],
    ['text/csv', Buffer.from('\uFEFFTên,Giá', 'utf16le')],
    ['text/csv', Buffer.from('\uFEFFTên,Giá', 'utf16le').swap16()],
    ['audio/mpeg', bytesOf('ID3\x03')],
    ['audio/mpeg', bytesOf('\xff\xfb\x90')],
    ['video/mp4', bytesOf('\0\0\0\x20ftypisom')],
    ['video/quicktime', bytesOf('\0\0\0\x14ftypqt  ')],
    ['video/quicktime', bytesOf('\0\0\0\x08wide')],
    ['video/webm', bytesOf('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm')],
  ])('%s', async (mimeType, file) => {
    expect(await inspectWhole(mimeType, file)).toBeUndefined();
  });

  it('with a page after the end of a picture, which is left out when the picture is encoded anew', async () => {
    const picture = await blank(4, 3).jpeg().toBuffer();
    expect(await inspectWhole('image/jpeg', Buffer.concat([picture, bytesOf('<script>')]))).toBeUndefined();
  });
});

describe('a file is refused that is not what it is called', () => {
  it.each<[string, string, Buffer]>([
    ['a page as a PDF', 'application/pdf', bytesOf('<html>%PDF-1.7')],
    ['a PDF behind a page', 'application/pdf', bytesOf(' %PDF-1.7')],
    ['a drawing with scripts as a picture', 'image/png', bytesOf('<svg onload="alert(1)">')],
    ['a drawing with scripts as text', 'text/plain', bytesOf('\n <SVG onload="alert(1)">')],
    ['a page as text', 'text/plain', bytesOf('<!DOCTYPE html>')],
    ['a page behind a comment', 'text/plain', bytesOf('<!-- --><script>')],
    ['a page in wide letters', 'text/csv', Buffer.from('\uFEFF<script>', 'utf16le')],
    ['an XML file as text', 'text/plain', bytesOf('<?xml version="1.0"?>')],
    ['a program as text', 'text/csv', bytesOf('MZ\0\x90')],
    ['an archive as a picture', 'image/jpeg', word],
    ['an archive behind a picture', zip, Buffer.concat([bytesOf('GIF89a'), word])],
    ['an old Word file as a new one', docx, ole],
    ['a table as a letter', docx, zipped(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['an archive without the types of its parts', docx, zipped(['word/document.xml'])],
    ['a picture as a video', 'video/mp4', bytesOf('\0\0\0\x20ftypavif')],
    ['a Matroska film as WebM', 'video/webm', bytesOf('\x1a\x45\xdf\xa3\x01\0matroska')],
    ['text as music', 'audio/mpeg', bytesOf('Chợ')],
    ['nothing as music', 'audio/mpeg', bytesOf('\xff')],
    ['the half of a frame as music', 'audio/mpeg', bytesOf('\xff\xfb')],
    ['a sound of another layer', 'audio/mpeg', bytesOf('\xff\xf1\x50')],
    ['an unknown type', 'application/x-msdownload', bytesOf('MZ')],
  ])('%s', async (_, mimeType, file) => {
    expect(await inspectWhole(mimeType, file)).toBe('FILE_TYPE_REFUSED');
  });
});

/** Changes a field in the directory entry of an archive's first file. */
function withEntry(file: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(value, changed.indexOf(Buffer.from('PK\x01\x02')) + offset);
  return changed;
}
const unpackedSize = 24;
const packedSize = 20;

describe('an archive', () => {
  it('is a bomb where it unpacks to too much, by itself or beside its size', async () => {
    const big = Buffer.alloc(1024 * 1024, 7);
    const stored = Buffer.from(zipSync({ a: big }, { level: 0 }));
    const told = (bytes: number) => inspectWhole(zip, withEntry(stored, unpackedSize, bytes));
    expect(await told(stored.length * 100)).toBeUndefined();
    expect(await told(stored.length * 100 + 1)).toBe('ARCHIVE_REFUSED');
    const small = (bytes: number) => inspectWhole(zip, withEntry(zipped(['a']), unpackedSize, bytes));
    expect(await small(20 * mega)).toBeUndefined();
    expect(await small(20 * mega + 1)).toBe('ARCHIVE_REFUSED');
    const large = Buffer.from(zipSync({ a: Buffer.alloc(6 * mega) }, { level: 0 }));
    const largest = (bytes: number) => inspectWhole(zip, withEntry(large, unpackedSize, bytes));
    expect([await largest(500 * mega), await largest(500 * mega + 1)]).toEqual([
      undefined,
      'ARCHIVE_REFUSED',
    ]);
  });

  it('counts all its files', async () => {
    const two = Buffer.from(zipped(['a', 'b']));
    const first = withEntry(two, unpackedSize, 12 * mega);
    const last = first.lastIndexOf(Buffer.from('PK\x01\x02'));
    first.writeUInt32LE(12 * mega, last + unpackedSize);
    expect(await inspectWhole(zip, first)).toBe('ARCHIVE_REFUSED');
  });

  it('is a bomb where its files share their data', async () => {
    const file = zipped(['a']);
    expect(await inspectWhole(zip, withEntry(file, packedSize, file.length))).toBeUndefined();
    expect(await inspectWhole(zip, withEntry(file, packedSize, file.length + 1))).toBe('ARCHIVE_REFUSED');
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['it is cut', (file) => file.subarray(0, -1)],
    ['something follows its end', (file) => Buffer.concat([file, bytesOf('<script>')])],
    [
      'its directory is elsewhere',
      (file) => Buffer.concat([file.subarray(0, 4), bytesOf('x'), file.subarray(4)]),
    ],
    [
      'it counts other files than it lists',
      (file) => {
        const changed = Buffer.from(file);
        changed.writeUInt16LE(5, changed.lastIndexOf(Buffer.from('PK\x05\x06')) + 10);
        return changed;
      },
    ],
    ['its directory is not one', (file) => withEntry(file, 0, 0)],
    ['it has no files', () => Buffer.concat([bytesOf('PK\x03\x04'), Buffer.from(zipSync({}))])],
  ])('is refused where %s', async (_, change) => {
    expect(await inspectWhole(zip, change(word))).toBe('ARCHIVE_REFUSED');
  });

  it('has a directory of two megabytes at most', () => {
    const directoryOf = (bytes: number) => {
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06_05_4b_50, 0);
      end.writeUInt16LE(3, 10);
      end.writeUInt32LE(bytes, 12);
      return zipDirectory(end, bytes + 22);
    };
    expect(directoryOf(2 * mega)).toEqual({ offset: 0, bytes: 2 * mega, entries: 3 });
    expect(directoryOf(2 * mega + 1)).toBeUndefined();
  });

  it('may end with a comment', async () => {
    const end = word.lastIndexOf(Buffer.from('PK\x05\x06'));
    const commented = Buffer.concat([word, bytesOf('Chao')]);
    commented.writeUInt16LE(4, end + 20);
    expect(await inspectWhole(docx, commented)).toBeUndefined();
  });

  it('is read by its start and its directory only', async () => {
    const { bucket, files } = aBucket();
    const far = Buffer.from(
      zipSync({ 'a.bin': Buffer.alloc(300 * 1024, 1), 'b.txt': strToU8('b') }, { level: 0 }),
    );
    files.set('k', far);
    const ranges: number[] = [];
    const reading = {
      ...bucket,
      getRange: (key: string, first: number, last: number) => {
        ranges.push(last + 1 - first);
        return bucket.getRange(key, first, last);
      },
    };
    expect(await inspectStored(reading, 'k', { mimeType: zip, bytes: far.length })).toBeUndefined();
    expect(ranges).toEqual([65_557, 46 * 2 + 10]);
    expect(await inspectStored(reading, 'none', { mimeType: zip, bytes: 1 })).toBe('missing');
  });
});

describe('a picture of too many pixels', () => {
  it.each([
    ['image/jpeg', (picture: Sharp) => picture.jpeg()],
    ['image/png', (picture: Sharp) => picture.png()],
    ['image/webp', (picture: Sharp) => picture.webp()],
    ['image/webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ['image/webp', (picture: Sharp) => picture.withMetadata({ orientation: 6 }).webp()],
    ['image/avif', (picture: Sharp) => picture.avif({ effort: 0 })],
    ['image/jpeg', (picture: Sharp) => picture.withMetadata({ orientation: 6 }).jpeg({ progressive: true })],
  ])('is known from the header of %s', async (mimeType, encode) => {
    const file = await encode(blank(320, 180)).toBuffer();
    expect(pixelsInHeader(file)).toBe(320 * 180);
    expect(await inspectWhole(mimeType, file)).toBeUndefined();
  });

  it.each(['jpeg', 'png'] as const)('is refused before it is decoded (%s)', async (format) => {
    const file = await blank(8, 8)[format]().toBuffer();
    // One hundred megapixels, in the header only.
    const size = (at: number, bytes: 2 | 4) => file.writeUIntBE(10_000, at, bytes);
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    const places = format === 'png' ? ([16, 20] as const) : ([frame + 5, frame + 7] as const);
    for (const place of places) size(place, format === 'png' ? 4 : 2);
    const { context, own, files, stored } = anUpload({ kind: 'postImages', mimeType: `image/${format}` });
    files.set('uploads/lan/u1', file);
    for (let turn = 0; turn < 2; turn += 1)
      await expect(finishUpload(context, own)).rejects.toMatchObject({
        code: 'PICTURE_TOO_LARGE',
        details: { params: { limit: 50 } },
      });
    expect(stored()).toMatchObject({ status: 'refused', refusal: 'PICTURE_TOO_LARGE' });
  });

  it.each<[string, Buffer]>([
    [
      'JPEG without a frame',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0]),
    ],
    ['damaged JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])],
    ['PNG that is cut', bytesOf('\x89PNG\r\n\x1a\n')],
    ['WebP that is cut', bytesOf('RIFF\0\0\0\0WEBPVP8 ')],
    ['AVIF without a size', bytesOf('\0\0\0\x20ftypavif')],
  ])('is left to the worker where a %s does not tell', async (_, file) => {
    expect(pixelsInHeader(file)).toBeUndefined();
  });

  const jpeg = (...segments: number[][]) => Buffer.from([0xff, 0xd8, ...segments.flat()]);
  const segment = (marker: number) => [0xff, marker, 0, 9, 8, 0, 3, 0, 5];

  it('is known from the markers of JPEG that start a frame, and no others', () => {
    const frames = Array.from({ length: 20 }, (_, place) => 0xbe + place).filter(
      (marker) => pixelsInHeader(jpeg(segment(marker))) === 15,
    );
    expect(frames).toEqual([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
    expect(pixelsInHeader(jpeg([0xff, 0xe0, 0, 4, 1, 1], [0xff], segment(0xc0)))).toBe(15);
    expect(pixelsInHeader(jpeg(segment(0xc0)).subarray(0, -1))).toBeUndefined();
  });

  it('is known from the largest part of AVIF', () => {
    const part = (width: number, height: number) => {
      const box = Buffer.from('ispe____________');
      box.writeUInt32BE(width, 8);
      box.writeUInt32BE(height, 12);
      return box;
    };
    const file = Buffer.concat([bytesOf('\0\0\0\x20ftypavif'), part(9, 2), part(4, 5), part(3, 6)]);
    expect(pixelsInHeader(file)).toBe(20);
    expect(pixelsInHeader(file.subarray(0, -17))).toBe(18);
  });

  it.each<[string, number, (picture: Sharp) => Sharp]>([
    ['PNG', 24, (picture) => picture.png()],
    ['WebP', 30, (picture) => picture.webp()],
    ['WebP without loss', 30, (picture) => picture.webp({ lossless: true })],
  ])('is known from the first bytes of %s, %s of them', async (_, bytes, encode) => {
    const file = await encode(blank(32, 18)).toBuffer();
    expect(pixelsInHeader(file.subarray(0, bytes))).toBe(32 * 18);
    expect(pixelsInHeader(file.subarray(0, bytes - 1))).toBeUndefined();
  });

  it('is not looked for in other files', () => {
    expect(pixelsInHeader(bytesOf('%PDF-1.7'))).toBeUndefined();
  });
});

it('a file of the kind "files" is noted when it is sound, and refused for good when it is not', async () => {
  const sound = anUpload({ kind: 'files', mimeType: docx, bytes: word.length }, word);
  expect(await finishUpload(sound.context, sound.own)).toEqual({ id: 'u1', status: 'waiting', url: null });
  expect(sound.stored()).toHaveProperty('seenAt');
  const bomb = withEntry(word, unpackedSize, 400 * mega);
  const bad = anUpload({ kind: 'files', mimeType: docx, bytes: bomb.length }, bomb);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await refusalOf(finishUpload(bad.context, bad.own))).toBe('ARCHIVE_REFUSED');
});
