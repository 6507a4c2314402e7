import { codeOf } from './arrival.ts';

/** Built files call it by this name, wherever they end up: see `web/build/steady-imports.ts`. */
Object.assign(globalThis, { codeOf });
