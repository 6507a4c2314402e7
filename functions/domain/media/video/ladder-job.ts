import type { VideoFacts } from '#shared/media/video-facts.ts';
import type { ConversionOrder, ConversionOutput } from '#functions/platform/clients/media-convert.ts';
import { type Rung, rungsOf } from './ladder-rungs.ts';
import { segmentSeconds } from './segment-seconds.ts';
import { ladderNames, ladderTarget } from './video-keys.ts';

export type LadderOrder = { facts: VideoFacts; original: string };
type Place = { bucket: string; role: string; stage: string };

const audioBitrate = 128_000;
/** The frame at the beginning becomes the still, if the sender gave none. */
const frames = 1;

const sizeOf = ({ side }: Rung, { width, height }: VideoFacts) =>
  height > width ? { Width: side } : { Height: side };

const qualityOf = (rung: Rung, place: number, facts: VideoFacts): ConversionOutput => ({
  NameModifier: ladderNames.rungs[place],
  ContainerSettings: { Container: 'M3U8' },
  VideoDescription: {
    ...sizeOf(rung, facts),
    CodecSettings: {
      Codec: 'H_264',
      H264Settings: {
        RateControlMode: 'QVBR',
        QvbrSettings: { QvbrQualityLevel: 7 },
        MaxBitrate: rung.maxBitrate,
        CodecProfile: 'HIGH',
        // Segments begin at key frames, at the same moments in all qualities.
        GopSizeUnits: 'SECONDS',
        GopSize: 2,
        SceneChangeDetect: 'DISABLED',
        QualityTuningLevel: 'SINGLE_PASS_HQ',
      },
    },
  },
  ...(facts.hasAudio && {
    AudioDescriptions: [
      {
        CodecSettings: {
          Codec: 'AAC',
          AacSettings: { Bitrate: audioBitrate, CodingMode: 'CODING_MODE_2_0', SampleRate: 48_000 },
        },
      },
    ],
  }),
});

const still: ConversionOutput = {
  NameModifier: ladderNames.still,
  ContainerSettings: { Container: 'RAW' },
  VideoDescription: {
    CodecSettings: {
      Codec: 'FRAME_CAPTURE',
      FrameCaptureSettings: {
        FramerateNumerator: 1,
        FramerateDenominator: 1,
        MaxCaptures: frames,
        Quality: 80,
      },
    },
  },
};

/**
 * Order of a ladder at MediaConvert: HLS with one file a quality, so that all names are known when the video is
 * removed, and one frame. Repeating the order with the same token makes no second job. Nothing that describes the
 * recording is passed on.
 */
export function ladderJob({ facts, original }: LadderOrder, { bucket, role, stage }: Place): ConversionOrder {
  const { playbackId, hasAudio } = facts;
  const Destination = `s3://${bucket}/${ladderTarget(playbackId)}`;
  return {
    Role: role,
    ClientRequestToken: playbackId,
    UserMetadata: { playbackId, stage },
    StatusUpdateInterval: 'SECONDS_600',
    Settings: {
      TimecodeConfig: { Source: 'ZEROBASED' },
      Inputs: [
        {
          FileInput: `s3://${bucket}/${original}`,
          TimecodeSource: 'ZEROBASED',
          VideoSelector: { Rotate: 'AUTO' },
          ...(hasAudio && { AudioSelectors: { 'Audio Selector 1': { DefaultSelection: 'DEFAULT' } } }),
        },
      ],
      OutputGroups: [
        {
          OutputGroupSettings: {
            Type: 'HLS_GROUP_SETTINGS',
            HlsGroupSettings: {
              Destination,
              SegmentControl: 'SINGLE_FILE',
              SegmentLength: segmentSeconds,
              MinSegmentLength: 0,
              DirectoryStructure: 'SINGLE_DIRECTORY',
              ManifestDurationFormat: 'FLOATING_POINT',
            },
          },
          Outputs: rungsOf(facts).map((rung, place) => qualityOf(rung, place, facts)),
        },
        {
          OutputGroupSettings: { Type: 'FILE_GROUP_SETTINGS', FileGroupSettings: { Destination } },
          Outputs: [still],
        },
      ],
    },
  };
}
