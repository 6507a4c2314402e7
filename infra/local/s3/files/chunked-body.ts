import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-xml.ts';

const broken = () => new S3Error(400, 'InvalidChunkSizeError', 'The chunked body cannot be read.');
const maxLine = 1024;

/** Whether the SDK sent the body in chunks of its own, as it does with streams that carry a checksum. */
export const isChunked = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding']?.includes('aws-chunked') === true ||
  String(headers['x-amz-content-sha256']).startsWith('STREAMING-');

/**
 * Yields the content of a body in the encoding `aws-chunked`: a line with the size before each chunk, an empty chunk
 * at the end, and then headers such as a checksum. Signatures of single chunks are not checked.
 */
export async function* decodeChunks(
  body: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let missing = 0;
  let isAtEnd = false;

  /** Takes a line off the rest, or nothing if its end has not come yet. */
  function takeLine(): string | undefined {
    const end = rest.indexOf('\r\n');
    if (end < 0 && rest.length > maxLine) throw broken();
    if (end < 0) return undefined;
    const line = rest.toString('latin1', 0, end);
    rest = rest.subarray(end + 2);
    return line;
  }

  function readLine(line: string): void {
    if (isAtEnd) {
      const [name = '', ...value] = line.split(':');
      trailers.set(name.trim().toLowerCase(), value.join(':').trim());
      return;
    }
    if (line === '') return; // the end of a chunk
    missing = Number.parseInt(line, 16);
    if (Number.isNaN(missing)) throw broken();
    isAtEnd = missing === 0;
  }

  for await (const piece of body) {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    while (rest.length > 0) {
      if (missing > 0) {
        const content = rest.subarray(0, missing);
        rest = rest.subarray(content.length);
        missing -= content.length;
        yield content;
        continue;
      }
      const line = takeLine();
      if (line === undefined) break;
      readLine(line);
    }
  }
  if (!isAtEnd) throw broken();
}
