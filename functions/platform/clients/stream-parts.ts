/** Cuts a stream into pieces of exactly this size; only the last is smaller. An empty stream gives none. */
export async function* inPartsOf(
  bytes: number,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of stream) {
    let rest = chunk;
    while (held + rest.length >= bytes) {
      const taken = rest.subarray(0, bytes - held);
      yield Buffer.concat([...pieces, taken]);
      rest = rest.subarray(taken.length);
      pieces = [];
      held = 0;
    }
    pieces.push(rest);
    held += rest.length;
  }
  if (held > 0) yield Buffer.concat(pieces);
  return undefined;
}
