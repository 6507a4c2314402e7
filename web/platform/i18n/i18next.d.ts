import type { vi } from '../../locales/vi.ts';

/** Vietnamese types every key: a text that is missing there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof vi;
  }
}
