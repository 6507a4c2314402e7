/** Who signed an address: a function, as its role. */
export type Signer = { functionName: string; roleArn: string };

const mostKept = 10_000;
const mark = 'X-Amz-Signature=';
const inText = /X-Amz-Signature=([0-9a-f]{64})/g;

/**
 * What a function signs, somebody else uses, by the function's rights of that moment. All functions here sign by one key, so whose it
 * was is noted when the address goes out.
 */
export function createSignedAddresses() {
  const signers = new Map<string, Signer>();

  return {
    /** Looks through what a function answers. */
    noteIn(answer: unknown, signer: Signer): void {
      const { body } = (answer ?? {}) as { body?: unknown };
      // Few answers hold an address, and a plain search takes less time than the pattern.
      if (typeof body !== 'string' || !body.includes(mark)) return;
      for (const [, signature = ''] of body.matchAll(inText)) signers.set(signature, signer);
      for (const signature of signers.keys()) {
        if (signers.size <= mostKept) break;
        signers.delete(signature);
      }
    },
    signerOf: ({ searchParams }: URL): Signer | undefined =>
      signers.get(searchParams.get('X-Amz-Signature') ?? ''),
  };
}
