import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#functions/sockets/connect.ts';
import { log } from '#functions/platform/log.ts';
import { type PlayedTable, playTable } from '#tests/support/play-table.ts';
import { throughEdge, useSecret } from '../support/secret.ts';

beforeAll(useSecret);

let table: PlayedTable;
beforeEach(() => {
  vi.spyOn(log, 'info').mockReturnValue();
  table = playTable();
});
afterEach(() => {
  table.restore();
  vi.restoreAllMocks();
});

const opening = (headers: Record<string, string> | null) => ({
  headers,
  requestContext: { connectionId: 'c1' },
  queryStringParameters: { ticket: 'a ticket' },
});
const [shown] = Object.values(throughEdge);

describe('the first request of a socket', () => {
  it.each<[string, Record<string, string> | null]>([
    ['without headers', null],
    ['past the edge', {}],
    ['with a guess', { 'x-cholang-edge': 'a guess' }],
  ])('%s is refused before its ticket is looked at', async (_, headers) => {
    expect(await handler(opening(headers))).toEqual({ statusCode: 401 });
    expect(table.calls()).toEqual([]);
  });

  it.each(['x-cholang-edge', 'X-Cholang-Edge'])(
    'that shows the secret as %s has its ticket looked at',
    async (name) => {
      expect(await handler(opening({ [name]: shown ?? '' }))).toEqual({ statusCode: 401 });
      expect(table.calls().length).toBeGreaterThan(0);
    },
  );

  it('is told of in the log where it comes past the edge with a ticket, and not without one', async () => {
    await handler({ ...opening({}), queryStringParameters: null });
    expect(log.info).not.toHaveBeenCalled();
    await handler(opening({}));
    expect(log.info).toHaveBeenCalledWith('call past the edge', { path: '/ws' });
  });

  it('that shows the secret and has no ticket asks nothing of the table', async () => {
    expect(await handler({ ...opening(throughEdge), queryStringParameters: null })).toEqual({
      statusCode: 401,
    });
    expect(table.calls()).toEqual([]);
  });
});
