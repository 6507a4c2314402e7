import * as accounts from './accounts/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as live from './live/live.ts';
import * as operations from './operations/health.ts';
import type { AnyContract } from './route.ts';

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every operation of the API, in the order of their names. */
export const contracts: readonly AnyContract[] = [accounts, catalogue, live, operations]
  .flatMap((area) => Object.values(area).filter(isContract))
  .sort((a, b) => a.name.localeCompare(b.name));
