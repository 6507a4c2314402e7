/** Data an error page needs, derived from whatever was thrown. */
export type ErrorKind = 'application' | 'server' | 'offline' | 'unsaved' | 'update' | 'forbidden';
export type ErrorFacts = { id: string; kind: ErrorKind };

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates an id to read out on the telephone, without look-alike characters: CL-7F3K2Q. */
export function newErrorId(random: () => number = Math.random): string {
  const letters = Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)]);
  return `CL-${letters.join('')}`;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Matches a missing chunk: a release removes the old ones, so a reload helps and a retry does not. */
const isMissingChunk = (message: string): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload/i.test(message);

/** Tells whether a request or its response was lost; our loaders of code and data set these codes. */
const isLost = (error: object): boolean =>
  'code' in error && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Tells whether the browser is offline; cached data would have been shown instead of an error. */
const isOffline = (): boolean => navigator.onLine === false;

function kindOf(error: object, status: number | undefined): ErrorKind {
  const message = 'message' in error ? String(error.message) : '';
  if (isMissingChunk(message)) return isOffline() ? 'unsaved' : 'update';
  if (isLost(error)) return isOffline() ? 'unsaved' : 'offline';
  if (status === 403) return 'forbidden';
  if (status !== undefined && status >= 500) return 'server';
  return isOffline() ? 'unsaved' : 'application';
}

const known = new WeakMap<object, ErrorFacts>();

/** Returns facts of an error. The same error keeps its id; API errors use the id of their request. */
export function errorFacts(thrown: unknown): ErrorFacts {
  const error: object = typeof thrown === 'object' && thrown !== null ? thrown : new Error(String(thrown));
  const seen = known.get(error);
  if (seen) return seen;
  const status = numberOf(
    'statusCode' in error ? error.statusCode : 'status' in error ? error.status : undefined,
  );
  const requestId = textOf('requestId' in error ? error.requestId : undefined);
  const facts = { id: requestId ?? newErrorId(), kind: kindOf(error, status) };
  known.set(error, facts);
  return facts;
}
