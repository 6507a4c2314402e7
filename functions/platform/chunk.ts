/** Splits a list into chunks of at most `size`, keeping the order. */
export const chunk = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, piece) =>
    things.slice(piece * size, (piece + 1) * size),
  );
