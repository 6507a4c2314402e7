import { readFileSync } from 'node:fs';
import * as z from 'zod';

export const onlyHereFile = 'tests/routes/behind-validation/only-here.json';

/** Operations that no other test calls with success; a run of all tests names those that are missing here. */
export const onlyHere = (): Set<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(readFileSync(onlyHereFile, 'utf8'))));
