const decades = 9;

/** Zero and then round prices: 1.000, 2.000, 5.000, 10.000 … */
export const roundPrices: number[] = [
  0,
  ...Array.from({ length: decades }, (_, decade) =>
    [1, 2, 5].map((step) => step * 1000 * 10 ** decade),
  ).flat(),
];

/** Returns the index of the highest round price that is at most this price. */
export function stepOfPrice(price: number): number {
  let step = 0;
  while (step < roundPrices.length - 1 && (roundPrices[step + 1] ?? Infinity) <= price) step += 1;
  return step;
}

const maxBands = 5;

/** Round prices that divide the products into shares as equal as possible. */
function cutsOf(inStep: number[]): number[] {
  let sum = 0;
  const below = inStep.map((count) => (sum += count) - count);
  const cuts = new Set<number>();
  for (let share = 1; share < maxBands; share += 1) {
    const wanted = (sum * share) / maxBands;
    const away = below.map((count) => Math.abs(count - wanted));
    cuts.add(away.indexOf(Math.min(...away)));
  }
  return [...cuts].filter((cut) => below[cut] !== 0 && below[cut] !== sum).sort((a, b) => a - b);
}

type Band = { min: number; max: number | null; count: number };

/**
 * Computes about five price bands. `inStep` counts products from each round price up to the next, `atStep`
 * those at exactly the round price. Such products count in both neighbouring bands, since price filters include
 * both bounds.
 */
export function priceBands(inStep: number[], atStep: number[]): Band[] {
  const cuts = cutsOf(inStep);
  if (cuts.length === 0) return [];
  const starts = [0, ...cuts];
  return starts.map((start, index) => {
    const end = starts[index + 1];
    const inside = inStep.slice(start, end).reduce((sum, count) => sum + count, 0);
    return {
      min: roundPrices[start] ?? 0,
      max: end === undefined ? null : (roundPrices[end] ?? null),
      count: inside + (end === undefined ? 0 : (atStep[end] ?? 0)),
    };
  });
}
