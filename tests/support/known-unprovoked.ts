import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * Refusals that no test provokes, by reason. The list may only become shorter (tests/rules/unprovoked.test.ts).
 */
const KnownUnprovoked = z.record(z.string(), z.array(z.string()));

export const knownUnprovokedFile = 'tests/routes/unprovoked.json';

export const readKnownUnprovoked = (): z.infer<typeof KnownUnprovoked> =>
  KnownUnprovoked.parse(JSON.parse(readFileSync(knownUnprovokedFile, 'utf8')));
