import { isNight } from './night.ts';

const nightsWork = 10;

/** How many histories a model draws: as few by day as still find its faults, ten times as many at night, more by `MODEL_RUNS`, others by `MODEL_SEED`. */
export const modelRuns = (byDay: number) => ({
  numRuns: Number(process.env['MODEL_RUNS'] ?? byDay * (isNight ? nightsWork : 1)),
  seed: Number(process.env['MODEL_SEED'] ?? 20_261_121),
});
