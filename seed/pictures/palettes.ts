type Pair = readonly [colour: string, accent: string];

/** Packaging colors of a department; neighbours on a shelf alternate. */
export const packs: readonly Pair[] = [
  ['#e9d3a4', '#2f7d4f'],
  ['#c8322b', '#e8b44a'],
  ['#3d7a58', '#e2b23c'],
  ['#dca766', '#8f1b15'],
  ['#5f8fb0', '#f0c04c'],
  ['#b9cf8c', '#3f7a3a'],
  ['#8a4a2b', '#e0a24a'],
  ['#d98aa2', '#7a2c5a'],
  ['#f0bf3c', '#b3261e'],
  ['#6f5a8f', '#e8b44a'],
  ['#e7c9b0', '#c8562b'],
  ['#4f8f86', '#f3d27a'],
  ['#a9b8c4', '#34557f'],
  ['#c9d7a0', '#7a5a1f'],
];

/** Cover colors of books and notebooks. */
export const covers: readonly Pair[] = [
  ['#7a2430', '#e3b55a'],
  ['#2f5f4f', '#e8c978'],
  ['#2f4a80', '#f0d49a'],
  ['#b5562c', '#ffe2b0'],
  ['#5a3f78', '#f2cfe0'],
  ['#1f5f70', '#f5d98a'],
  ['#8a6a1f', '#fff0c4'],
  ['#9a3f5c', '#ffd9c0'],
];

/** Cloth colors in the style of plant dyes. */
export const cloths: readonly Pair[] = [
  ['#3f8f6a', '#f3e2b8'],
  ['#3a66a8', '#f2ead8'],
  ['#24406f', '#c9d8ea'],
  ['#8a4f34', '#f0d9b0'],
  ['#efe6d2', '#b3261e'],
  ['#c8452f', '#ffe2a8'],
  ['#2f6f5e', '#f0d49a'],
  ['#7f9f5a', '#fff0cc'],
  ['#7a6bb0', '#f2e2f5'],
  ['#e0a23a', '#7a3a1f'],
  ['#2b7f9a', '#f5e08a'],
  ['#b06a94', '#fbe2ec'],
  ['#cf7a3a', '#fff0d4'],
  ['#5f6b78', '#f0c04c'],
];

/** Hue rotations for renders that exist in any color. */
export const hueRotations: readonly number[] = [0, 140, 215, 290, 40, 95, 320, 180];
