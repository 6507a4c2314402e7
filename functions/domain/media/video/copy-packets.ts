import {
  type EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  type EncodedVideoPacketSource,
} from 'mediabunny';
import { maxVideoSeconds } from '#shared/media/video-facts.ts';
import type { PlayableTracks } from './read-video.ts';
import { UnfitVideo } from './unfit-video.ts';

/**
 * Segments begin at key frames, and one segment is held in memory. These limits bound it: a normal video has a key
 * frame at least every ten seconds.
 */
const segmentLimits = { bytes: 128 * 1024 * 1024, packets: 20_000 };

/** The end of a file may be this much shorter than declared, because tracks of one file differ a little. */
const toleratedSeconds = 2;

type Destination = {
  video: EncodedVideoPacketSource;
  audio: EncodedAudioPacketSource | undefined;
  /** Bytes and packets that were added, but are in no finished segment yet. */
  pending: { bytes: number; packets: number };
};

/** Yields a track's packets in file order, from the first key packet on. */
async function* packetsFrom(
  track: PlayableTracks['video']['track'] | NonNullable<PlayableTracks['audio']>['track'],
) {
  const sink = new EncodedPacketSink(track);
  const first = await sink.getFirstKeyPacket();
  if (first) yield* sink.packets(first);
}

type Packet = { from: 'video' | 'audio'; packet: EncodedPacket } | { ended: 'video' | 'audio' };

/**
 * Yields the packets of both tracks by time, because a segment is finished only once both have passed its end. Then
 * tells which track has ended first, because from there on segments must not wait for it.
 */
async function* byTime({ video, audio }: PlayableTracks): AsyncGenerator<Packet> {
  const pictures = packetsFrom(video.track);
  const sounds = audio ? packetsFrom(audio.track) : undefined;
  let picture = await pictures.next();
  let sound = await sounds?.next();
  while (!picture.done && sounds && sound && !sound.done) {
    if (sound.value.timestamp < picture.value.timestamp) {
      yield { from: 'audio', packet: sound.value };
      sound = await sounds.next();
    } else {
      yield { from: 'video', packet: picture.value };
      picture = await pictures.next();
    }
  }
  if (sounds) yield { ended: picture.done ? 'video' : 'audio' };
  for (; !picture.done; picture = await pictures.next()) yield { from: 'video', packet: picture.value };
  for (; sounds && sound && !sound.done; sound = await sounds.next())
    yield { from: 'audio', packet: sound.value };
}

type FileLimits = {
  /** Size of the file. */
  bytes: number;
  /** Throws if what was written so far did not reach the storage. */
  checkStorage: () => void;
};

/** Checks that what is copied stays within what a file of this size and an honest video can hold. */
function copyGuard({ bytes, checkStorage }: FileLimits, pending: Destination['pending']) {
  let copiedBytes = 0;
  return ({ byteLength, timestamp }: EncodedPacket): void => {
    checkStorage();
    copiedBytes += byteLength;
    pending.bytes += byteLength;
    pending.packets += 1;
    // A table of contents may name the same bytes again and again; an honest one names each once.
    if (copiedBytes > bytes) throw new UnfitVideo('inflated');
    if (pending.bytes > segmentLimits.bytes || pending.packets > segmentLimits.packets)
      throw new UnfitVideo('too-few-key-frames');
    if (timestamp > maxVideoSeconds) throw new UnfitVideo('too-long');
  };
}

/** Copies all packets and returns the length in seconds. Nothing is decoded. */
export async function copyPackets(
  tracks: PlayableTracks,
  { video, audio, pending }: Destination,
  limits: FileLimits,
): Promise<number> {
  const check = copyGuard(limits, pending);
  const decoders = {
    video: await tracks.video.track.getDecoderConfig(),
    audio: await tracks.audio?.track.getDecoderConfig(),
  };
  const add = {
    video: (packet: EncodedPacket) => video.add(packet, { decoderConfig: decoders.video ?? undefined }),
    audio: async (packet: EncodedPacket) =>
      audio?.add(packet, { decoderConfig: decoders.audio ?? undefined }),
  };
  // A trimmed video may begin before 0 with the key frame that its first visible picture needs.
  const shift = Math.max(0, -((await tracks.video.track.getFirstTimestamp()) ?? 0));
  const ends = { video: 0, audio: 0 };
  for await (const step of byTime(tracks)) {
    if ('ended' in step) {
      ({ video, audio })[step.ended]?.close();
      continue;
    }
    const { from, packet } = step;
    check(packet);
    const timestamp = packet.timestamp + shift;
    // Encoders of sound begin before 0 with silence; players reject such packets.
    if (timestamp < 0) continue;
    await add[from](packet.clone({ timestamp }));
    ends[from] = Math.max(ends[from], timestamp + packet.duration);
  }
  if (ends.video === 0) throw new UnfitVideo('empty');
  const seconds = Math.max(ends.video, ends.audio);
  if (seconds + toleratedSeconds < (tracks.declaredSeconds ?? 0)) throw new UnfitVideo('truncated');
  return seconds;
}
