import type { vi } from '../../locales/vi.ts';

/** Vietnamese texts define the types of all keys: a text missing there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof vi;
  }
}
