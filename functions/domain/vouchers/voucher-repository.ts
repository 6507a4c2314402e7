import * as z from 'zod';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads, Table } from '#functions/platform/table/table.ts';
import { type MemberVoucher, memberVoucher } from './member-voucher.ts';
import { voucherFeed, voucherKeys } from './voucher-keys.ts';
import { StoredVoucher, toStaffVoucher } from './voucher-record.ts';
import { entryId, readEntryId, WalletEntry } from './wallet-entry.ts';

/** Maximum public vouchers read. More are read than shown, since some have not begun yet. */
const maxRead = 100;
/** Maximum wallet entries read. The TTL deletes expired ones, so few wallets come near. */
const maxInWallet = 300;

/** Lists public vouchers that end after a moment, in one read. Some of them may not have begun. */
export async function listEndingAfter(table: Table, at: string): Promise<StoredVoucher[]> {
  const asked = { index: 'gsi1', pk: voucherKeys.open, after: at, limit: maxRead } as const;
  return (await table.list({ ...asked, shows: voucherFeed }, StoredVoucher)).items;
}

const atOnce = 100;

/** Loads vouchers by their ids. Each is read once. */
export async function findVouchers(
  table: Reads,
  ids: readonly string[],
): Promise<Map<string, StoredVoucher>> {
  const each = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(each.length / atOnce) }, (_, batch) =>
    each.slice(batch * atOnce, (batch + 1) * atOnce),
  );
  const found = await Promise.all(
    batches.map((batch) => table.getMany(batch.map((id) => [voucherKeys.head(id), StoredVoucher] as const))),
  );
  return new Map(found.flat().flatMap((voucher) => (voucher ? [[voucher.id, voucher]] : [])));
}

const numbers = (voucher: StoredVoucher): number[] =>
  Array.from({ length: voucher.perPerson }, (_, place) => place + 1);

/** Next entry of a voucher for everybody that a member may use; it is stored when used. */
function nextOf(
  voucher: StoredVoucher,
  { userId, had }: { userId: string; had: readonly WalletEntry[] },
): WalletEntry[] {
  if (had.some(({ usedAt }) => usedAt === undefined)) return [];
  const free = numbers(voucher)
    .map((number) => entryId(voucher.id, number))
    .find((id) => had.every((entry) => entry.id !== id));
  if (free === undefined || had.length >= voucher.perPerson) return [];
  return [{ id: free, userId, voucherId: voucher.id, receivedAt: voucher.validFrom }];
}

/** Lists a whole wallet: collected and given vouchers, and those for everybody. */
export async function listWallet({ table, now }: Context, userId: string): Promise<MemberVoucher[]> {
  const at = now().toISOString();
  const asked = { ...voucherKeys.allOf(userId), limit: maxInWallet, newestFirst: true };
  const [{ items: entries }, open] = await Promise.all([
    table.list(asked, WalletEntry),
    listEndingAfter(table, at),
  ]);
  const ofAll = open.filter(
    (voucher) => voucher.reach === 'everybody' && voucherState(toStaffVoucher(voucher), at) === 'running',
  );
  const unwritten = ofAll.flatMap((voucher) =>
    nextOf(voucher, { userId, had: entries.filter(({ voucherId }) => voucherId === voucher.id) }),
  );
  const unread = entries.filter(({ voucherId }) => open.every(({ id }) => id !== voucherId));
  const others = await findVouchers(
    table,
    unread.map(({ voucherId }) => voucherId),
  );
  const vouchers = new Map([...others, ...open.map((voucher) => [voucher.id, voucher] as const)]);
  return [...unwritten, ...entries].flatMap((entry) => {
    const voucher = vouchers.get(entry.voucherId);
    return voucher ? [memberVoucher(voucher, entry)] : [];
  });
}

/** Returns the entry of a voucher for everybody that was named before it is stored. */
function unwrittenEntry(
  id: string,
  userId: string,
  voucher: StoredVoucher | undefined,
): WalletEntry | undefined {
  const named = readEntryId(id);
  if (voucher?.reach !== 'everybody' || !named || named.number > voucher.perPerson) return undefined;
  return { id, userId, voucherId: voucher.id, receivedAt: voucher.validFrom };
}

/** Finds the named vouchers that the member has, with their current terms, in the order of the ids. */
export async function findOwn(
  table: Table,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<(MemberVoucher | undefined)[]> {
  const named = ids.map((id) => readEntryId(id)?.voucherId);
  const [entries, known] = await Promise.all([
    table.getMany(ids.map((id) => [voucherKeys.own(userId, id), WalletEntry] as const)),
    findVouchers(
      table,
      named.filter((id) => id !== undefined),
    ),
  ]);
  // Older entries have no number in their id, so only the entry says which voucher it belongs to.
  const unknown = entries.flatMap((entry) => (entry && !known.has(entry.voucherId) ? [entry.voucherId] : []));
  const vouchers = new Map([...known, ...(await findVouchers(table, unknown))]);
  return ids.map((id, place) => {
    const entry = entries[place] ?? unwrittenEntry(id, userId, vouchers.get(named[place] ?? ''));
    const voucher = entry && vouchers.get(entry.voucherId);
    return entry && voucher && memberVoucher(voucher, entry);
  });
}

const Claim = z.object({ voucherId: z.string() });

/** Lists all entries that a member has had of a voucher, in order. */
export async function listEntries(
  table: Table,
  { userId, voucher }: { userId: string; voucher: StoredVoucher },
): Promise<WalletEntry[]> {
  const [entries, claim] = await Promise.all([
    table.getMany(
      numbers(voucher).map(
        (number) => [voucherKeys.own(userId, entryId(voucher.id, number)), WalletEntry] as const,
      ),
    ),
    table.get(voucherKeys.claim(userId, voucher.id), Claim),
  ]);
  const older = claim && (await table.get(voucherKeys.own(userId, claim.voucherId), WalletEntry));
  return [older, ...entries].filter((entry) => entry !== undefined);
}
