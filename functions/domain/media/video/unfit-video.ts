import type { VideoRefusal } from '#shared/media/video-facts.ts';

/** Error for a file that will never be packaged, however often it is tried. */
export class UnfitVideo extends Error {
  readonly reason: VideoRefusal;

  constructor(reason: VideoRefusal, options?: ErrorOptions) {
    super(`The video is refused: ${reason}`, options);
    this.reason = reason;
  }
}
