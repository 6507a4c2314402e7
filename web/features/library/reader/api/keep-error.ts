/** Reasons why a document is not kept, apart from the server's. */
export class KeepError extends Error {
  readonly reason: 'full' | 'limit' | 'unsupported' | 'worker' | 'left';
  constructor(reason: KeepError['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
