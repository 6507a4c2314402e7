/** True in the nightly suite, which tests more cases of the same kinds (`vitest.night.config.ts`). */
export const isNight = process.env['NIGHT'] === '1';
