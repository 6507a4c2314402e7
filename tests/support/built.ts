import { inject } from 'vitest';
import type { BuiltApp } from './load-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    assembly: string;
    functions: string;
    emptyHome: string;
    web: string;
    app: BuiltApp;
  }
}

/** Results of the global setup of this run. */
export const built = () => ({ assembly: inject('assembly'), functions: inject('functions') });
/** Data folder of a cloud that was started once and never used. */
export const emptyHome = (): string => inject('emptyHome');
export const builtWeb = (): string => inject('web');
