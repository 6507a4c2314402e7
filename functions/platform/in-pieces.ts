/** Things some at a time, in their order. */
export const inPieces = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, piece) =>
    things.slice(piece * size, (piece + 1) * size),
  );
