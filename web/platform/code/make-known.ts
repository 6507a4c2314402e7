import { codeOf } from './arrival.ts';

/** Global name by which built files call this function: see `web/build/steady-imports.ts`. */
Object.assign(globalThis, { codeOf });
