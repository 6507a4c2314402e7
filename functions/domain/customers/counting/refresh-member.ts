import { findProfile } from '#functions/domain/accounts/find-account.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { customerRecord } from '../records/customer.ts';
import { joined } from './count-order.ts';

/** Copies a changed name, number or address from the account to the member's customer record. */
export async function refreshMember(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  const profile = await findProfile(context, userId);
  if (!profile) return;
  const { fullName, phoneNumber: phone, email } = profile;
  await customerRecord.change(table, { id: userId }, (before) => {
    const isSame = before.fullName === fullName && before.phone === phone && before.email === email;
    if (isSame || before.erasedAt !== null) return undefined;
    const contacts = { phones: joined(before.phones, phone), emails: joined(before.emails, email) };
    const updatedAt = now().toISOString();
    return customerRecord.replace(before, { fullName, phone, email, ...contacts, updatedAt });
  });
}
