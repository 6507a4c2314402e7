/** The function, with its role, that signed a URL. */
export type Signer = { functionName: string; roleArn: string };

const maxKept = 10_000;
const mark = 'X-Amz-Signature=';
const inText = /X-Amz-Signature=([0-9a-f]{64})/g;

/**
 * Remembers which function signed a URL, because its user acts with the function's rights at that moment. All
 * functions here sign with the same key, so the signer is noted when the URL is returned.
 */
export function createSignedAddresses() {
  const signers = new Map<string, Signer>();

  return {
    /** Searches a function's reply for presigned URLs. */
    noteIn(answer: unknown, signer: Signer): void {
      const { body } = (answer ?? {}) as { body?: unknown };
      // Few replies contain a URL, and a plain search is faster than the pattern.
      if (typeof body !== 'string' || !body.includes(mark)) return;
      for (const [, signature = ''] of body.matchAll(inText)) signers.set(signature, signer);
      for (const signature of signers.keys()) {
        if (signers.size <= maxKept) break;
        signers.delete(signature);
      }
    },
    signerOf: ({ searchParams }: URL): Signer | undefined =>
      signers.get(searchParams.get('X-Amz-Signature') ?? ''),
  };
}
