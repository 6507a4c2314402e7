import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { audienceOf, audiencePrefixes, audiences, maxIntegrations } from '#shared/contract/audiences.ts';
import { contractGroups, contracts, contractsIn } from '#shared/registry/contracts.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { handlerEntries } from '#infra/bundle.ts';
import { operationOf } from '#infra/constructs/names.ts';
import { filesIn } from '../rules/source-files.ts';

const handled = handlerEntries()
  .filter((entry) => entry.startsWith('routes/'))
  .map(operationOf);

const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

describe('the contracts together', () => {
  it('have a name each', () => {
    expect(repeated(contracts.map(({ name }) => name))).toEqual([]);
  });

  it('have an address each, whatever its parameters are called', () => {
    const addresses = contracts.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(repeated(addresses)).toEqual([]);
  });

  it('name their parameters alike where they share a path', () => {
    const shapes = new Set(contracts.map(({ path }) => path.replace(/\{\w+\}/g, '{}')));
    expect(shapes.size).toBe(new Set(contracts.map(({ path }) => path)).size);
  });

  it('stand in files that say so by their ending, and the browser gets none of their schemas', async () => {
    const known = new Set<unknown>(contracts);
    const own = filesIn('shared')
      .map(({ path }) => path)
      .filter((path) => !/\/(?:index|contracts)\.ts$/.test(path));
    const holding = await Promise.all(
      own.map(async (path) => {
        const file: object = await import(join(import.meta.dirname, '../..', path));
        return contractsIn(file).some((one) => known.has(one)) ? [path] : [];
      }),
    );
    expect(holding.flat()).toEqual(own.filter((path) => path.endsWith('.contract.ts')));
  });

  it('have routes that bear their names', () => {
    const routes = filesIn('functions/routes').flatMap(({ text }) => [
      ...text.matchAll(/^export const (\w+) = (?:httpRoutes?|webhookRoute)\(\s*\w+\.(\w+)/gm),
    ]);
    const grouped = [...contractGroups.values()].map((group) => Object.keys(group).length - 1);
    expect(routes).toHaveLength(contracts.length - grouped.reduce((sum, more) => sum + more, 0));
    expect(routes.filter(([, name, contract]) => name !== contract).map(([line]) => line)).toEqual([]);
  });

  it('leave room on every HTTP API', () => {
    for (const audience of audiences)
      expect(contracts.filter((contract) => audienceOf(contract) === audience).length).toBeLessThan(
        maxIntegrations,
      );
  });
});

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  it('is named area/verb-noun and has the handler of that name', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
    expect(handled.filter((operation) => operation === name)).toEqual([name]);
  });

  it('says in one line what it does', () => {
    expect(contract.summary).toMatch(/^\p{Lu}.{8,90}[^.]$/u);
  });

  it('sits on exactly one audience', () => {
    const { path } = contract;
    const claimed = Object.values(audiencePrefixes).filter((prefixes) =>
      prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    );
    expect(audiences).toContain(audienceOf(contract));
    // `/users/admin` is the one prefix inside another audience's ground, and goes to staff first.
    expect(claimed.length).toBeLessThanOrEqual(1);
  });

  it('describes exactly the parameters of its path', () => {
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const asked = contract.params.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(new Set(asked)).toEqual(new Set(inPath));
  });

  it('refuses only with codes we have, each named once', () => {
    for (const code of contract.errors) expect(errorStatus).toHaveProperty(code);
    expect(repeated([...contract.errors])).toEqual([]);
  });

  it('answers with a success', () => {
    expect(contract.status).toBeGreaterThanOrEqual(200);
    expect(contract.status).toBeLessThan(300);
  });

  it('rests at the edge only when anyone may read it', () => {
    const { cacheSeconds, method, access } = contract;
    expect(cacheSeconds === undefined || (method === 'GET' && access === 'public')).toBe(true);
  });
});

const Sorted = z.looseObject({ sortBy: z.string() });
const sortedLists = contracts.flatMap(({ name, query }) => {
  const { data } = Sorted.safeParse(query?.safeParse({}).data);
  return query && data ? [[name, query, data.sortBy] as const] : [];
});

it.each(sortedLists)('the order of %s by default is one that may be asked for', (_, query, sortBy) => {
  expect(query.safeParse({ sortBy }).success).toBe(true);
});
