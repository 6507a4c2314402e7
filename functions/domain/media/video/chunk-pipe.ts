/**
 * Passes chunks from a writer to a reader, who takes them at its own pace. Either side may end it: a stream of the
 * platform would let the writer wait forever for a reader that has failed.
 */
export class ChunkPipe {
  readonly #chunks: Uint8Array[] = [];
  #end: { error: unknown } | undefined;
  #change = Promise.withResolvers<void>();

  #changed(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  /** Resolves when the reader has taken the chunk, or when nobody will. */
  async write(chunk: Uint8Array): Promise<void> {
    this.#chunks.push(chunk);
    this.#changed();
    while (this.#chunks.length > 0 && !this.#end) await this.#change.promise;
  }

  /** Ends the pipe after the chunks that wait; with an error, at once. */
  end(error?: unknown): void {
    this.#end ??= { error };
    this.#changed();
  }

  async *read(): AsyncGenerator<Uint8Array> {
    for (;;) {
      if (this.#end?.error !== undefined) throw this.#end.error;
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#changed();
        yield chunk;
      } else if (this.#end) return;
      else await this.#change.promise;
    }
  }
}
