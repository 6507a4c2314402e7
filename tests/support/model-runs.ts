import { isNight } from './night.ts';

const nightsWork = 10;

/**
 * Number of histories that a model runs: by day as few as still find its faults, ten times as many at night.
 * `MODEL_RUNS` sets the number, `MODEL_SEED` other histories.
 */
export const modelRuns = (byDay: number) => ({
  numRuns: Number(process.env['MODEL_RUNS'] ?? byDay * (isNight ? nightsWork : 1)),
  seed: Number(process.env['MODEL_SEED'] ?? 20_261_121),
});
