import { createChaos } from '#infra/local/chaos/chaos.ts';

/** Choices that a seed makes again. */
export function seeded(seed: number) {
  const { oneOf } = createChaos(seed);
  return {
    oneOf,
    pick: <T>(...choices: readonly [T, ...T[]]): T => choices[oneOf(choices.length)] ?? choices[0],
    isTrue: (inHundred: number): boolean => oneOf(100) < inHundred,
  };
}

export type Seeded = ReturnType<typeof seeded>;
