/** How many histories a model draws: as few by day as still find its faults, more by `MODEL_RUNS`, others by `MODEL_SEED`. */
export const modelRuns = (byDay: number) => ({
  numRuns: Number(process.env['MODEL_RUNS'] ?? byDay),
  seed: Number(process.env['MODEL_SEED'] ?? 20_261_121),
});
