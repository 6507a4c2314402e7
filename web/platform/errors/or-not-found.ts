import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';

/** For loaders: an answer that says there is no such thing leads to the route's own page for that. */
export const orNotFound =
  (...codes: string[]) =>
  (error: unknown): never => {
    throw isApiError(error, ...codes) ? notFound() : error;
  };
