/**
 * Keeps failures of our own storage apart from faults of a file. The media library passes both on in the same way,
 * some of them to nobody, but only a file's own fault may refuse it for good; a failed bucket is tried again.
 */
export class StorageFailures {
  readonly #failures: unknown[] = [];

  /** Runs an operation on the storage and remembers its failure. */
  async watch<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      this.#failures.push(error);
      throw error;
    }
  }

  /** Like `watch`, for operations whose failure the library would report to nobody. */
  async defer(operation: Promise<void>): Promise<void> {
    await this.watch(operation).catch(() => {});
  }

  /** Throws the first failure, if there is one. */
  check(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
