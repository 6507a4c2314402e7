import { StreamTarget, type StreamTargetChunk, type TargetRequest } from 'mediabunny';
import type { MultipartBucket } from '#functions/platform/clients/multipart-bucket.ts';
import { ChunkPipe } from './chunk-pipe.ts';
import type { StorageFailures } from './failures.ts';

export type FilesBucket = Pick<MultipartBucket, 'putStream'>;

/** Playlists may be replaced when more qualities are added; segments never change. */
const cacheControlOf = (name: string): string =>
  name.endsWith('.m3u8') ? 'public,max-age=300' : 'public,max-age=31536000,immutable';

const nothing = (): void => {};

/** Writes the files of one video into the bucket while they are made. */
export class HlsFiles {
  readonly #bucket: FilesBucket;
  readonly #failures: StorageFailures;
  readonly #open: { pipe: ChunkPipe; stored: Promise<void> }[] = [];
  #isAbandoned = false;

  constructor(bucket: FilesBucket, failures: StorageFailures) {
    this.#bucket = bucket;
    this.#failures = failures;
  }

  /**
   * Returns where to write a file. Fragmented MP4 and playlists are written from beginning to end, so positions only
   * grow. (The library's target for such streams is of no use: it reports no writes, which makes byte ranges wrong.)
   */
  readonly target = ({ path, mimeType }: TargetRequest): StreamTarget => {
    const pipe = new ChunkPipe();
    const content = { contentType: mimeType, cacheControl: cacheControlOf(path) };
    const stored = this.#bucket.putStream(path, pipe.read(), content).then(nothing, (error: unknown) => {
      if (!this.#isAbandoned) this.#failures.record(error);
      pipe.end(error);
    });
    this.#open.push({ pipe, stored });
    return new StreamTarget(
      new WritableStream<StreamTargetChunk>({
        write: ({ data }) => pipe.write(data),
        close: async () => {
          pipe.end();
          await stored;
        },
      }),
    );
  };

  /** Gives up files that are not complete; their uploads end. */
  async abandon(): Promise<void> {
    this.#isAbandoned = true;
    for (const { pipe, stored } of this.#open) {
      pipe.end(new Error('The video was given up'));
      await stored;
    }
  }
}
