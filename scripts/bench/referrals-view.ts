import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newId, newReferenceId } from '#shared/values/ids.ts';
import { listReferralUsers, openReferral } from '#shared/referrals/referrals.contract.ts';
import { type Profile, unsaid } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { openedFrom, referralsFrom } from '#functions/domain/referrals/network/list-referrals.ts';
import { sumNames } from '#functions/domain/referrals/network/count-network.ts';
import { codesOf, pathOf } from '#functions/domain/referrals/network/lineage.ts';
import { referralsView } from '#functions/domain/referrals/network/referrals-view.ts';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import { percentile } from './percentiles.ts';
import { megabytes, seconds } from './view-lists.ts';

/* Measures the referral tree as a view alone, with the given numbers of members and levels, and a change
   before each query. It queries every tab, search, filter and sort for members at the root, halfway down
   and near the leaves. `node scripts/bench/referrals-view.ts 100000 12`, or with the address of a
   PostgreSQL database as last argument. */

const [count = '100000', depth = '12', address] = process.argv.slice(2);
const rounds = 60;
const warmUp = 10;

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Võ', 'Đặng', 'Bùi', 'Đỗ'];
const middles = ['Thị', 'Văn', 'Minh', 'Thu', 'Quang', 'Ngọc', 'Hữu', 'Thanh'];
const givens = ['Lan', 'Đức', 'Châu', 'Long', 'Mai', 'Hân', 'Hương', 'Khánh', 'Bảo', 'Tâm', 'Linh', 'Huy'];
const statuses = ['active', 'active', 'active', 'pending_kyc', 'kyc_submitted', 'pending_admin'] as const;

const pick = <T>(of: readonly T[], at: number): T => {
  const found = of[at % of.length];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
};

function aMember(at: number, referrer: Profile | undefined): Profile {
  const createdAt = new Date(Date.UTC(2024, 0, 1) + at * 600_000).toISOString();
  const id = newId(Date.parse(createdAt));
  const status = pick(statuses, at * 7);
  return {
    id,
    fullName: `${pick(families, at * 3)} ${pick(middles, at * 5)} ${pick(givens, at * 11)}`,
    email: `${id.toLowerCase()}@example.com`,
    phoneNumber: `09${String(at).padStart(8, '0')}`,
    referenceId: newReferenceId(),
    role: 'user',
    status,
    avatarUrl: null,
    language: 'vi',
    rejectedReason: null,
    verificationDate: status === 'active' ? createdAt : null,
    emailVerifiedAt: createdAt,
    ...unsaid,
    referrerId: null,
    ...(referrer && below(referrer)),
    createdAt,
    updatedAt: createdAt,
  };
}

/**
 * Generates a tree with one root, in which each level grows by a constant factor that gives the wanted depth.
 */
function* aTree(size: number, levels: number): Generator<Profile> {
  const growth = (size * 0.6) ** (1 / (levels - 1));
  let above: Profile[] = [aMember(0, undefined)];
  yield* above;
  let made = 1;
  for (let level = 1; level < levels && made < size; level += 1) {
    const isLast = level === levels - 1;
    const wanted = isLast ? size - made : Math.min(size - made, Math.max(2, Math.round(growth ** level)));
    const next: Profile[] = [];
    for (let at = 0; at < wanted; at += 1) {
      // Skewed choice: few members refer many, most refer few.
      const host = above[Math.floor(((at * 7919) % wanted) ** 1.2 % above.length)] ?? above[0];
      const member = aMember(made, host);
      made += 1;
      next.push(member);
      yield member;
    }
    above = next;
  }
}

async function open(folder: string) {
  if (address) {
    const sql = await connectPostgres({ address, region: '' });
    const place = await makePlace(sql, { ...referralsView, version: Math.floor(Date.now() / 1000) });
    let waiting: Profile[] = [];
    const write = async () => {
      const saved = waiting;
      waiting = [];
      await sql.transaction((tx) => referralsView.postgres.write(tx, place, { saved, removed: [] }));
    };
    return {
      rows: referralsView.postgres.ask(sql, place),
      save: async (member: Profile, last = false) => {
        waiting.push(member);
        if (last || waiting.length === 500) await write();
      },
      done: async () => {
        await write();
        await sql.query(`ANALYZE "${place}"."referrals"`, []);
      },
      size: () => 0,
    };
  }
  const file = join(folder, 'referrals.sqlite');
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
  );
  db.exec(referralsView.sqlite.schema);
  const writer = referralsView.sqlite.writer(db);
  db.exec('BEGIN');
  return {
    rows: referralsView.sqlite.ask(db),
    save: async (member: Profile) => writer.save(member),
    done: async () => db.exec('COMMIT'),
    size: () => megabytes(statSync(file).size),
  };
}

const questions: Record<string, Record<string, string>> = {
  'all, first page': {},
  'all, by name': { sortBy: 'fullName', sortOrder: 'asc' },
  direct: { type: 'direct' },
  'direct, 100 a page': { type: 'direct', limit: '100' },
  indirect: { type: 'indirect' },
  'indirect, page 50': { type: 'indirect', page: '50' },
  'indirect, page 500': { type: 'indirect', page: '500' },
  'indirect, by name': { type: 'indirect', sortBy: 'fullName', sortOrder: 'asc' },
  'indirect, by code': { type: 'indirect', sortBy: 'referenceId', sortOrder: 'asc' },
  'indirect, by verification': { type: 'indirect', sortBy: 'verificationStatus', sortOrder: 'asc' },
  'indirect, waiting for an admin': { type: 'indirect', status: 'pending_admin' },
  'all, active': { status: 'active' },
  'a name many share': { searchTerm: 'nguyen' },
  'two names many share': { searchTerm: 'nguyen thi' },
  'a full name': { searchTerm: 'nguyen thi lan' },
  'a name, active': { searchTerm: 'lan', status: 'active' },
  'a code': { searchTerm: 'CODE' },
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
const folder = mkdtempSync(join(tmpdir(), 'cholang-referrals-'));
try {
  const { rows, save, done, size } = await open(folder);
  const filling = performance.now();
  const owners: Profile[] = [];
  const some: Profile[] = [];
  const counts = new Map<string, Record<string, number>>();
  let written = 0;
  let deepest = 0;
  for (const member of aTree(Number(count), Number(depth))) {
    await save(member);
    const level = member.lineage.split('/').length - 1;
    deepest = Math.max(deepest, level + 1);
    if (owners[level] === undefined) owners[level] = member;
    // Each new member is counted for all members above, as in production.
    for (const [at, code] of codesOf(member.lineage).toReversed().entries()) {
      const sums = counts.get(code) ?? {};
      for (const sum of ['total', sumNames.level(at + 1), sumNames.status(member.status)])
        sums[sum] = (sums[sum] ?? 0) + 1;
      counts.set(code, sums);
    }
    if (written % 997 === 0) some.push(member);
    written += 1;
  }
  await done();
  console.log(`${written} members, ${deepest} levels, filled in ${seconds(filling)} s, ${size()} MB`);

  const time = async (ask: (member: Profile) => Promise<number>) => {
    const [times, work]: [number[], number[]] = [[], []];
    let total = 0;
    for (let round = 0; round < rounds + warmUp; round += 1) {
      const member = pick(some, round);
      await save({ ...member, updatedAt: new Date().toISOString() }, true);
      const [began, worked] = [performance.now(), process.cpuUsage()];
      total = await ask(member);
      if (round < warmUp) continue;
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(worked);
      work.push((user + system) / 1000);
    }
    const of = (values: number[]) =>
      `p50 ${rounded(percentile(values, 50))}, p95 ${rounded(percentile(values, 95))}`;
    return { total, milliseconds: of(times), ofProcessor: of(work) };
  };
  for (const [who, level] of Object.entries({ root: 0, 'level 3': 2, 'level 6': 5, 'level 10': 9 })) {
    const owner = owners[level];
    if (!owner) continue;
    const look = { owner, looker: owner, isStaff: false };
    console.log(`\n${who}: ${pathOf(owner).length} letters of path`);
    for (const [what, given] of Object.entries(questions)) {
      const measured = await time(async (member) => {
        const said = Object.entries(given).map(([name, value]) => [
          name,
          value === 'CODE' ? member.referenceId : value,
        ]);
        const { type = 'all', ...query } = listReferralUsers.query.parse(Object.fromEntries(said));
        return (
          await referralsFrom({ rows, counts: counts.get(owner.referenceId) }, look, { ...query, type })
        ).total;
      });
      console.log(`${what}:`, measured);
    }
    const opened = await time(async () => (await openedFrom(rows, look, openReferral.query.parse({}))).total);
    console.log('opened, two levels:', opened);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
