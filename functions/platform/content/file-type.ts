import { pictureTypeOf } from './picture-type.ts';

const startsWith = (signature: string) => (start: Buffer) =>
  start.toString('latin1', 0, signature.length) === signature;

const isOldOffice = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isZip = startsWith('PK\x03\x04');

/** Text has no zero bytes, unless it says that it is UTF-16, and does not begin like a page or a drawing. */
function isText(start: Buffer): boolean {
  const isWide = startsWith('\xff\xfe')(start) || startsWith('\xfe\xff')(start);
  const text = new TextDecoder(isWide ? (start[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    start,
  );
  return (
    !text.includes('\0') && !/^\s*<(?:!doctype|!--|\?xml|(?:html|head|body|script|svg|iframe)\b)/i.test(text)
  );
}

/** MP3 begins with its tags or with a frame: eleven set bits, and a layer. */
const isMp3 = (start: Buffer): boolean =>
  startsWith('ID3')(start) ||
  (start.length > 2 && start.readUInt16BE(0) >= 0xffe0 && (start.readUInt8(1) & 0x06) !== 0);

/** MP4 and QuickTime files are rows of boxes; the first one names the format, or is one of QuickTime's. */
const isBoxed = (start: Buffer): boolean =>
  ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(start.toString('latin1', 4, 8)) &&
  pictureTypeOf(start) === undefined;

const isWebm = (start: Buffer): boolean =>
  startsWith('\x1a\x45\xdf\xa3')(start) && start.subarray(0, 64).includes('webm');

const isPicture = (type: string) => (start: Buffer) => pictureTypeOf(start) === type;

const signatures: Record<string, (start: Buffer) => boolean> = {
  'image/jpeg': isPicture('image/jpeg'),
  'image/png': isPicture('image/png'),
  'image/webp': isPicture('image/webp'),
  'image/avif': isPicture('image/avif'),
  'application/pdf': startsWith('%PDF-'),
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'application/zip': isZip,
  'text/plain': isText,
  'text/csv': isText,
  'audio/mpeg': isMp3,
  'video/mp4': isBoxed,
  'video/quicktime': isBoxed,
  'video/webm': isWebm,
};

const officeFolders: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'ppt/',
};

/** Returns the folder that an archive of this office type must have; undefined for other types. */
export const officeFolderOf = (mimeType: string): string | undefined => officeFolders[mimeType];

export const isArchive = (mimeType: string): boolean =>
  mimeType === 'application/zip' || mimeType in officeFolders;

/** Returns whether a file begins as its type does, whatever its name says. */
export const beginsAs = (mimeType: string, start: Buffer): boolean =>
  (mimeType in officeFolders ? isZip : signatures[mimeType])?.(start) ?? false;
