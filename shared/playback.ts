/** Videos are known by a playback id; where a player finds one, and its still, is decided here alone. */
export const playbackSource = (playbackId: string): string =>
  `/media/videos/${encodeURIComponent(playbackId)}.webm`;

export const playbackStill = (playbackId: string): string =>
  `/media/videos/${encodeURIComponent(playbackId)}.webp`;
