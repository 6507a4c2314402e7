import type { Duplex } from 'node:stream';

/** Maximum size of a frame's header: two bytes, eight for a long length, four for the mask. */
const maxHeaderBytes = 14;

/** Parses a frame's header; undefined while it is incomplete. */
function measure(header: Buffer): { headerBytes: number; payloadBytes: number } | undefined {
  if (header.length < 2) return undefined;
  const second = header.readUInt8(1);
  const length = second & 0x7f;
  const lengthBytes = { 126: 2, 127: 8 }[length] ?? 0;
  const headerBytes = 2 + lengthBytes + (second & 0x80 ? 4 : 0);
  if (header.length < headerBytes) return undefined;
  if (lengthBytes === 2) return { headerBytes, payloadBytes: header.readUInt16BE(2) };
  if (lengthBytes === 8) return { headerBytes, payloadBytes: Number(header.readBigUInt64BE(2)) };
  return { headerBytes, payloadBytes: length };
}

/** Reports the size of each frame from a browser before any other listener reads it. */
export function watchFrames(duplex: Duplex, onFrame: (payloadBytes: number) => void): void {
  let header = Buffer.alloc(0);
  let payloadLeft = 0;
  duplex.prependListener('data', (chunk: Buffer) => {
    let at = 0;
    while (at < chunk.length) {
      const passed = Math.min(payloadLeft, chunk.length - at);
      payloadLeft -= passed;
      at += passed;
      if (at >= chunk.length) return;
      const known = header.length;
      header = Buffer.concat([header, chunk.subarray(at, at + maxHeaderBytes - known)]);
      const frame = measure(header);
      if (!frame) return;
      at += frame.headerBytes - known;
      payloadLeft = frame.payloadBytes;
      header = Buffer.alloc(0);
      onFrame(frame.payloadBytes);
    }
  });
}
