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

/** What global set-up built once for the whole run. */
export const built = () => ({ assembly: inject('assembly'), functions: inject('functions') });
/** The home of a cloud that was started once and never used. */
export const emptyHome = (): string => inject('emptyHome');
export const builtWeb = (): string => inject('web');
