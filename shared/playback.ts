const folderOf = (playbackId: string): string => `/media/videos/${encodeURIComponent(playbackId)}`;

/** Address of a video's HLS playlist. It stays the same when more qualities are added later. */
export const playbackSource = (playbackId: string): string => `${folderOf(playbackId)}/master.m3u8`;

/** Address of the still that a player shows before the video is started. */
export const playbackStill = (playbackId: string): string => `${folderOf(playbackId)}/poster.webp`;

export const captionLanguages = ['vi', 'en'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** Address of a video's captions (WebVTT) in one language. */
export const playbackCaptions = (playbackId: string, language: CaptionLanguage): string =>
  `${folderOf(playbackId)}/captions-${language}.vtt`;
