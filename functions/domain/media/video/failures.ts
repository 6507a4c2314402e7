/**
 * Keeps failures of our own storage apart from faults of a file. The media library passes both on in the same way,
 * some of them to nobody, but only a file's own fault may refuse it for good; a failed bucket is tried again.
 */
export class StorageFailures {
  readonly #failures: unknown[] = [];

  readonly record = (error: unknown): void => void this.#failures.push(error);

  /** Runs an operation on the storage and remembers its failure. */
  async watch<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      this.record(error);
      throw error;
    }
  }

  /** Throws the first failure, if there is one. */
  readonly check = (): void => {
    if (this.#failures.length > 0) throw this.#failures[0];
  };
}
