import {
  claimItems,
  credentialsItem,
  neverExpires,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { approvedAuthorItem } from '#functions/domain/moderation/approval.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { forEachConcurrently } from '#seed/concurrency.ts';
import { buildMembers, demoPassword, memberId } from '#seed/world/members.ts';
import { aClient, type Client } from './shop.ts';

export const writerCount = 500;
const emailOf = (place: number): string => `nguoi-viet-${place}@example.com`;

/** Copies of an active member. */
function writers(): Profile[] {
  const model = buildMembers(new Date()).find(({ status, role }) => status === 'active' && role === 'user');
  if (!model) throw new Error('The demo market has no active member');
  return Array.from({ length: writerCount }, (_, place) => ({
    ...model,
    id: memberId(emailOf(place)),
    email: emailOf(place),
    fullName: `Người Viết ${place}`,
    phoneNumber: `+8490${String(1_000_000 + place)}`,
    referenceId: `VIET${String(place).padStart(4, '0')}`,
    referrerId: null,
  }));
}

/** People whose comments do not wait for approval. */
export async function itemsOfWriters(): Promise<Item[]> {
  const passwordHash = await hashPassword(demoPassword);
  return writers().flatMap((profile) => [
    profileRecord.item(profile),
    credentialsItem(profile.id, { passwordHash, sessionsFrom: profile.createdAt }),
    ...Object.values(claimItems(profile, neverExpires)),
    approvedAuthorItem(profile.id, { comments: 1, links: 1 }),
  ]);
}

/** Signs in so many of these people, each from an address of their own, because calls are limited by address. */
export async function signInWriters(count: number): Promise<Client[]> {
  const clients: Client[] = Array.from({ length: count }, (_, place) =>
    aClient(`127.7.${Math.floor(place / 200)}.${1 + (place % 200)}`, 2),
  );
  await forEachConcurrently([...clients.entries()], 4, async ([place, client]) => {
    await client.signIn(emailOf(place));
  });
  return clients;
}
