import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import {
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { root } from '../shop.ts';

const frameSeconds = 1 / 25;
const fillingBytes = 64 * 1024;

/** Bytes without zeros, which differ from frame to frame: a lost or doubled part changes the checksum. */
function filling(frame: number): Uint8Array {
  // A unit of a type that decoders skip, after its length.
  const unit = Buffer.alloc(4 + fillingBytes);
  unit.writeUInt32BE(fillingBytes);
  let value = frame + 1;
  for (let at = 5; at < unit.length; at += 1) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
    unit[at] = 1 + ((value >>> 16) % 255);
  }
  unit[4] = 30;
  return unit;
}

async function openFilm(path: string) {
  const track = await new Input({
    source: new FilePathSource(path),
    formats: [MP4],
  }).getPrimaryVideoTrack();
  if (!track) throw new Error(`${path} has no video`);
  return track;
}

const digestOf = (hash: Hash): string => hash.digest('hex');

/** Writes a film of about this size from a short one, and returns the checksum of its frames. */
export async function writeLargeFilm(path: string, bytes: number): Promise<string> {
  const track = await openFilm(join(root, 'seed/films/sao-tra.mp4'));
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new Error('The short film cannot be read');
  const source = new EncodedVideoPacketSource(codec);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(path),
  });
  output.addVideoTrack(source);
  await output.start();
  const hash = createHash('sha256');
  for (let frame = 0, written = 0; written < bytes;)
    for await (const { data, type } of new EncodedPacketSink(track).packets()) {
      const content = Buffer.concat([data, filling(frame)]);
      hash.update(content);
      await source.add(new EncodedPacket(content, type, frame * frameSeconds, frameSeconds), {
        decoderConfig,
      });
      frame += 1;
      written += content.length;
    }
  await output.finalize();
  return digestOf(hash);
}

/** Returns the checksum of the frames of a film. */
export async function digestOfFilm(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const { data } of new EncodedPacketSink(await openFilm(path)).packets()) hash.update(data);
  return digestOf(hash);
}
