import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    assembly: string;
    functions: string;
    web: string;
    app: string;
  }
}

/** What global set-up built once for the whole run. */
export const built = () => ({ assembly: inject('assembly'), functions: inject('functions') });
export const builtWeb = (): string => inject('web');
