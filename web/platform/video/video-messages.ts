/** `convert` transcodes unless the file needs nothing; `copy` moves packets to MP4 without any codec. */
export type ConversionMode = 'convert' | 'copy';
export type ConversionRequest = { file: File; mode: ConversionMode };

export type ConversionResult = {
  content: Blob;
  how: 'transcoded' | 'copied';
  /** Name of the result on the browser's own disk, if it lies there. */
  diskName?: string | undefined;
};
export type ConversionReply = { progress: number } | { result: ConversionResult } | { failure: string };
