import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type Input,
  type InputTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { VideoTarget } from './video-target.ts';

type Lane = {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: EncodedPacket | undefined;
  add: (packet: EncodedPacket) => Promise<void>;
  close: () => void;
};

const advance = async (packets: Lane['packets']): Promise<EncodedPacket | undefined> => {
  const { value } = await packets.next();
  return value ?? undefined;
};

/** Counts packets without reading them; the index of a file on disk is as long as their number. */
async function countPackets(track: InputTrack): Promise<number> {
  let count = 0;
  for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true }))
    count += 1;
  return count;
}

async function videoLane(input: Input, output: Output): Promise<Omit<Lane, 'next'>> {
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new Error('The file has no readable video');
  const source = new EncodedVideoPacketSource(codec);
  const metadata = { rotation: await track.getRotation(), maximumPacketCount: await countPackets(track) };
  output.addVideoTrack(source, metadata);
  return {
    packets: new EncodedPacketSink(track).packets(),
    add: (packet) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
}

async function audioLane(input: Input, output: Output): Promise<Omit<Lane, 'next'> | undefined> {
  const track = await input.getPrimaryAudioTrack();
  if (!track) return undefined;
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new Error('The sound is in an unknown format');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount: await countPackets(track) });
  return {
    packets: new EncodedPacketSink(track).packets(),
    add: (packet) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
}

/**
 * Moves video and sound into an MP4 file that can be played while it loads. No codec is needed, and descriptive
 * data such as the place of the recording stays behind.
 */
export async function copyPackets(
  input: Input,
  { target, isOnDisk }: VideoTarget,
  onProgress: (share: number) => void,
): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: isOnDisk ? 'reserve' : 'in-memory' }),
    target,
  });
  const duration = await input.computeDuration();
  const sources = [await videoLane(input, output), await audioLane(input, output)].filter(
    (lane) => lane !== undefined,
  );
  await output.start();
  const lanes: Lane[] = await Promise.all(
    sources.map(async (lane) => ({ ...lane, next: await advance(lane.packets) })),
  );
  for (;;) {
    // Tracks are written side by side, so a player that streams needs no distant part of the file.
    const lane = lanes
      .filter(({ next }) => next !== undefined)
      .reduce<Lane | undefined>(
        (first, one) => (first && (first.next?.timestamp ?? 0) <= (one.next?.timestamp ?? 0) ? first : one),
        undefined,
      );
    if (!lane?.next) break;
    // Sound before the beginning is the encoder's start-up and is not played.
    if (lane.next.timestamp >= 0) await lane.add(lane.next);
    onProgress(Math.min(1, Math.max(0, lane.next.timestamp / duration)));
    lane.next = await advance(lane.packets);
    if (!lane.next) lane.close();
  }
  await output.finalize();
}
