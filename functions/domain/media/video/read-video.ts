import {
  type AudioCodec,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  QTFF,
  type Source,
  WEBM,
} from 'mediabunny';
import { maxVideoSeconds, maxVideoSide, type VideoFacts } from '#shared/media/video-facts.ts';
import { UnfitVideo } from './unfit-video.ts';

type PlayableVideoCodec = VideoFacts['codec'];
const videoCodecs: readonly PlayableVideoCodec[] = ['avc', 'hevc', 'vp9', 'av1'];
type PlayableAudioCodec = Extract<AudioCodec, 'aac' | 'opus'>;
const audioCodecs: readonly PlayableAudioCodec[] = ['aac', 'opus'];

const isAmong = <C extends string>(known: readonly C[], codec: string | null): codec is C =>
  known.some((one) => one === codec);

type PlayableVideo = { track: InputVideoTrack; codec: PlayableVideoCodec; width: number; height: number };
type PlayableAudio = { track: InputAudioTrack; codec: PlayableAudioCodec };

/** Tracks of a file that can be packaged, with the duration that the file declares. */
export type PlayableTracks = { video: PlayableVideo; audio?: PlayableAudio; declaredSeconds: number | null };

async function playableVideo(track: InputVideoTrack | null): Promise<PlayableVideo> {
  if (!track) throw new UnfitVideo('no-video');
  const codec = await track.getCodec();
  if (!isAmong(videoCodecs, codec)) throw new UnfitVideo('video-codec');
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  // Pixels that are not square are only ever stretched, so the displayed picture is never smaller than the coded one.
  if (Math.max(width, height) > maxVideoSide) throw new UnfitVideo('too-large-picture');
  return { track, codec, width, height };
}

/** Returns the first playable audio track. A film whose sound nobody can play is refused instead of made silent. */
async function playableAudio(all: readonly InputAudioTrack[]): Promise<PlayableAudio | undefined> {
  const tracks: InputAudioTrack[] = [];
  // Some cameras declare a track of sound and record none.
  for (const track of all) if (await new EncodedPacketSink(track).getFirstPacket()) tracks.push(track);
  for (const track of tracks) {
    const codec = await track.getCodec();
    if (isAmong(audioCodecs, codec)) return { track, codec };
  }
  if (tracks.length > 0) throw new UnfitVideo('audio-codec');
  return undefined;
}

/** Opens a file and returns its playable tracks. Throws `UnfitVideo` for files that will not be packaged. */
export async function readVideo(input: Input): Promise<PlayableTracks> {
  if (!(await input.canRead())) throw new UnfitVideo('unreadable');
  const video = await playableVideo(await input.getPrimaryVideoTrack());
  const audio = await playableAudio(await input.getAudioTracks());
  const declaredSeconds = await input.getDurationFromMetadata();
  if ((declaredSeconds ?? 0) > maxVideoSeconds) throw new UnfitVideo('too-long');
  return { video, ...(audio && { audio }), declaredSeconds };
}

export const openInput = (source: Source): Input => new Input({ source, formats: [MP4, QTFF, WEBM] });
