/** Whether the suite of the night runs: it looks at more of the same (`vitest.night.config.ts`). */
export const isNight = process.env['NIGHT'] === '1';
