const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const endBytes = 22;
const entryBytes = 46;

/** The end record and the longest comment after it; no archive keeps its end further from the end of the file. */
export const zipTailBytes = endBytes + 0xffff;

/** Largest directory that is read, enough for 20,000 files. */
const maxDirectoryBytes = 2 * 1024 * 1024;

export type ZipDirectory = { offset: number; bytes: number; entries: number };
export type ZipContent = { names: string[]; packedBytes: number; unpackedBytes: number };

/**
 * Finds the directory of a ZIP file from its last bytes. Undefined if there is none, if anything follows its end,
 * or if it is larger than read here. ZIP64 markers exceed every bound, so such archives have none either.
 */
export function zipDirectory(tail: Buffer, fileBytes: number): ZipDirectory | undefined {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature || at + endBytes + tail.readUInt16LE(at + 20) !== tail.length)
      continue;
    const [entries, bytes, offset] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ];
    const end = fileBytes - tail.length + at;
    return bytes <= maxDirectoryBytes && offset + bytes === end ? { offset, bytes, entries } : undefined;
  }
  return undefined;
}

/** Reads the names and sizes of all files from the directory of an archive. Undefined if it is damaged. */
export function zipContent(directory: Buffer, entries: number): ZipContent | undefined {
  const content: ZipContent = { names: [], packedBytes: 0, unpackedBytes: 0 };
  let at = 0;
  while (at + entryBytes <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const nameBytes = directory.readUInt16LE(at + 28);
    content.packedBytes += directory.readUInt32LE(at + 20);
    content.unpackedBytes += directory.readUInt32LE(at + 24);
    content.names.push(directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes));
    at += entryBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length && content.names.length === entries ? content : undefined;
}
