/** Qualities of a video that is played by our own HLS code; browsers that play HLS themselves choose alone. */
export type QualityChoice = {
  /** Heights of the pictures, best first. */
  heights: readonly number[];
  /** Chooses a height; undefined lets the player choose by the line. */
  choose: (height: number | undefined) => void;
};

export type SourceEvents = {
  onQualities: (choice: QualityChoice) => void;
  onFailure: () => void;
};

/** Error for browsers that can play HLS neither by themselves nor by our code. */
export class UnsupportedVideo extends Error {}
