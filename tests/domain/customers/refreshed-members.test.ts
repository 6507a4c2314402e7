import { describe, expect, it } from 'vitest';
import { refreshMember } from '#functions/domain/customers/counting/refresh-member.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { customersScene } from './customers-scene.ts';

/** Lan, who bought once, and what is known of her as a customer. */
async function aBuyer() {
  const scene = customersScene();
  const lan = scene.aMember({ email: 'lan@example.com' });
  await scene.count(scene.order({ userId: lan.id }));
  const known = async () => {
    const found = await customerRecord.find(scene.table, { id: lan.id });
    if (!found) throw new Error('She bought once');
    return found;
  };
  return { ...scene, lan, known };
}

describe('a member who bought', () => {
  it.each([
    ['name', { fullName: 'Lan Anh' }, { fullName: 'Lan Anh' }],
    ['number', { phoneNumber: '0999999999' }, { phone: '0999999999' }],
    ['address', { email: 'lan.anh@example.com' }, { email: 'lan.anh@example.com' }],
  ])('goes by another %s once the account has it', async (_, change, expected) => {
    const { context, put, lan, known } = await aBuyer();
    const before = await known();
    put([profileRecord.item({ ...lan, ...change })]);
    await refreshMember(context, lan.id);
    const after = await known();
    expect(after).toMatchObject({ ...expected, version: before.version + 1 });
    // They are found by what they went by before, too.
    expect(after.phones).toEqual([...new Set([...before.phones, after.phone])]);
    expect(after.emails).toEqual([...new Set([...before.emails, after.email])]);
    await refreshMember(context, lan.id);
    expect((await known()).version).toBe(before.version + 1);
  });

  it('and was forgotten goes by nothing again, nor does one whose account is gone', async () => {
    const { context, put, table, lan, known } = await aBuyer();
    put([customerRecord.item({ ...(await known()), erasedAt: '2026-11-20', fullName: '' })]);
    await refreshMember(context, lan.id);
    expect((await known()).fullName).toBe('');
    await table.write(profileRecord.softDelete(lan));
    await refreshMember(context, lan.id);
    expect((await known()).fullName).toBe('');
  });
});
