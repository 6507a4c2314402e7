import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#shared/accounts/member-access.ts';
import { can, type Role, roles } from '#shared/contract/access.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { type AnyContract, fillPath } from '#shared/contract/route.ts';
import { isNight } from '#tests/support/night.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
const tokens = new Map<Role, string>();
/** A member whose identity is not approved. */
let unapproved: string;

beforeAll(async () => {
  world = await aWorld();
  for (const role of roles) tokens.set(role, (await world.aMember({ role })).accessToken);
  unapproved = (await world.aMember({ status: 'pending_kyc' })).accessToken;
});
afterAll(() => world.close());

const pathOf = ({ path }: AnyContract) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'] as const);
  return fillPath(path, Object.fromEntries(names));
};

const isStaffOnly = ({ access }: AnyContract) => typeof access === 'object';

/**
 * Roles that are asked about an operation. A role has all capabilities of those below it
 * (`tests/contracts/access.test.ts`), so by day only the lowest role that may and the highest that may not are
 * asked.
 */
function askedRoles({ access }: AnyContract): readonly Role[] {
  if (isNight) return roles;
  const mayCall = (role: Role) => typeof access !== 'object' || can(role, access.staff);
  const highestRefused = roles.find((role) => !mayCall(role));
  const lowestAllowed = roles.findLast(mayCall);
  return roles.filter((role) => role === highestRefused || role === lowestAllowed);
}

async function ask(contract: AnyContract, token?: string): Promise<{ status: number; code?: string }> {
  const takesBody = contract.method !== 'GET' && contract.method !== 'DELETE';
  const reply = await fetch(`${world.url}/api${pathOf(contract)}`, {
    method: contract.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(takesBody && { 'content-type': 'application/json' }),
    },
    ...(takesBody && { body: '{}' }),
  });
  const { status } = reply;
  return status === 401 || status === 403 ? { status, ...((await reply.json()) as object) } : { status };
}

describe.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
  '%s',
  (_, contract) => {
    const { access } = contract;

    it('lets in whom its contract names, and nobody else', async () => {
      const anonymous = await ask(contract);
      const junk = await ask(contract, 'junk');
      if (access === 'public') {
        expect([401, 403]).not.toContain(anonymous.status);
        expect(junk.status).not.toBe(401);
        return;
      }
      expect(junk).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
      // Where guests are welcome, a token only adds what is the caller's own.
      if (access === 'guest') expect([401, 403]).not.toContain(anonymous.status);
      else expect(anonymous).toMatchObject({ status: 401, code: 'NO_TOKEN' });
      for (const role of askedRoles(contract)) {
        const { status, code } = await ask(contract, tokens.get(role));
        const allowed = typeof access !== 'object' || can(role, access.staff);
        expect([role, status === 403, code]).toEqual([role, !allowed, allowed ? undefined : 'FORBIDDEN']);
        expect(status).toBeLessThan(500);
      }
      // Whatever else an access asks for, somebody of whom nothing is known does not fulfil it. Of staff it asks a
      // role first, which was refused above.
      if (isNight || !isStaffOnly(contract))
        expect((await ask(contract, unapproved)).code).toBe(refusalOf(access));
    });
  },
);

describe('addresses nobody has', () => {
  it('404 as JSON, and 405 for a known one asked wrongly', async () => {
    const unknown = await fetch(`${world.url}/api/khong-co-gi`);
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
    const wrong = await fetch(`${world.url}/api/products`, { method: 'PATCH' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET']);
  });
});
