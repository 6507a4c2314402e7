/** Sizes of text in the reader, in rem. */
export const readerSizes = [0.9375, 1.0625, 1.1875, 1.375, 1.625] as const;

export const defaultSize = 1;

export const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < readerSizes.length;

/** Returns the next step; the smallest and the largest stay. */
export const nextSize = (size: number, step: 1 | -1): number =>
  Math.min(Math.max(size + step, 0), readerSizes.length - 1);
