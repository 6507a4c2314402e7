import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { can, capabilitiesFor } from '#shared/contract/access.ts';
import { contracts } from '#shared/registry/contracts.ts';
import type { AnyContract } from '#shared/contract/route.ts';

/** Every name anywhere in a reply; what leaves the gateway is parsed by it, so others never do. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  return Object.entries(schema).flatMap(([key, of]) =>
    key === 'properties' && typeof of === 'object' && of !== null
      ? [...Object.keys(of), ...namesIn(of)]
      : namesIn(of),
  );
}

const says = ({ reply }: AnyContract, name: string): boolean =>
  namesIn(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' })).includes(name);

/** Whoever is not an admin may call it. */
const isForOthers = ({ access }: AnyContract): boolean =>
  typeof access === 'string' || capabilitiesFor(access).every((one) => can('collaborator', one));

/** What staff keep of stock and purchases leaves costs out by who asks, as its own tests prove. */
const keptByRole = /^(?:inventory|purchasing|catalogue)\//;

describe('what goods cost the shop', () => {
  const open = contracts.filter(isForOthers);

  it('stands in no reply to a shopper or a guest', () => {
    const shoppers = open.filter(({ access }) => typeof access === 'string');
    expect(shoppers.length).toBeGreaterThan(100);
    expect(shoppers.filter((one) => says(one, 'cost')).map(({ name }) => name)).toEqual([]);
  });

  it('stands in no reply about orders to those who work on them', () => {
    const work = open.filter(({ name }) => !keptByRole.test(name));
    for (const name of ['cost', 'margin'])
      expect(work.filter((one) => says(one, name)).map((one) => one.name)).toEqual([]);
    // The schema is looked through: what says it is found.
    expect(contracts.some((one) => says(one, 'cost'))).toBe(true);
  });
});
