import { isApiError } from '#web/platform/api/api-error.ts';

/** Returns why the server refused a comment; undefined if it failed otherwise, when another try may succeed. */
export const refusalOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : undefined;
