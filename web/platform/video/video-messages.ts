/** `convert` transcodes unless the file needs nothing; `copy` moves packets to MP4 without any codec. */
export type ConversionMode = 'convert' | 'copy';
export type ConversionRequest = { file: File; mode: ConversionMode };

export type ConversionResult = { content: Blob; how: 'transcoded' | 'copied' };
export type ConversionReply = { progress: number } | { result: ConversionResult } | { failure: string };
