import { beforeAll, expect, it, vi } from 'vitest';
import { exportOwnData, getOwnDataFile, listUsers } from '#shared/accounts/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import {
  getFullNumber,
  getMyFullNumber,
  requestKycChange,
  searchIdentities,
  updateIdentity,
} from '#shared/identity/index.ts';
import { getJobFile, startJob } from '#shared/jobs/jobs.contract.ts';
import { searchUsers } from '#shared/members/index.ts';
import { listAccounts, listApprovals, listMemberLog, listPeople, listPrivacy } from '#shared/people/index.ts';
import { listReferralUsers } from '#shared/referrals/index.ts';
import { findAnything } from '#shared/search/find-anything.contract.ts';
import { searchMessages } from '#shared/contact/index.ts';
import { listCustomers } from '#shared/customers/index.ts';
import { below } from '#functions/domain/accounts/origin.ts';
import { filesOf, objectsOf, streamText } from '#tests/support/everywhere.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const said: string[] = [];
beforeAll(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

/** A paper that was believed with its second number, and everything that is done with one by the way. */
async function believed(referrer: Member) {
  const prove = proving(world);
  const [first, second] = [freshNumber(), freshNumber()];
  const { member, paper } = await prove.sent({ number: first }, below(referrer));
  const token = member.accessToken;
  await world.send(getMyFullNumber, { token, params: { id: paper.id } });
  await world.send(getFullNumber, { token: admin.accessToken, params: { id: paper.id } });
  await world.send(requestKycChange, {
    token: admin.accessToken,
    params: { id: member.id },
    body: {
      reason: `Số ${first} không rõ`,
      flags: [{ paperId: paper.id, field: 'number', reason: 'unclear' }],
    },
  });
  await world.send(updateIdentity, { token, params: { id: paper.id }, body: { number: second } });
  await prove.submit(member);
  await prove.approve(admin, member.id);
  return { member, numbers: [first, second] as const };
}

/** What files say that were made of them: by themselves of all that is kept, and by staff of the members. */
async function filesAbout({ accessToken: token, referenceId }: Member): Promise<string[]> {
  const { body: own } = await world.send(exportOwnData, { token, body: { format: 'csv' } });
  const start = (body: object) => world.send(startJob, { token: admin.accessToken, body: body as never });
  const started = [
    await start({ kind: 'export-users', input: { format: 'csv', query: { searchTerm: referenceId } } }),
    await start({ kind: 'export-member-log', input: { format: 'csv', query: { search: referenceId } } }),
  ];
  await world.cloud.idle();
  const links = [
    await world.send(getOwnDataFile, { token, params: { id: own.id } }),
    ...(await Promise.all(
      started.map(({ body }) =>
        world.send(getJobFile, { token: admin.accessToken, params: { id: body.id } }),
      ),
    )),
  ];
  return Promise.all(links.map(async ({ body }) => (await fetch(new URL(body.url, world.url))).text()));
}

const lists: readonly [AnyContract, 'q' | 'search' | 'searchTerm'][] = [
  [listPeople, 'searchTerm'],
  [listUsers, 'searchTerm'],
  [listAccounts, 'searchTerm'],
  [listApprovals, 'searchTerm'],
  [searchIdentities, 'searchTerm'],
  [listMemberLog, 'search'],
  [listPrivacy, 'search'],
  [searchMessages, 'search'],
  [listCustomers, 'search'],
  [findAnything, 'q'],
  [searchUsers, 'q'],
];

it('nobody is found by the number of a paper, nor is it noted that it was looked for', async () => {
  const referrer = await world.aMember();
  const { member, numbers } = await believed(referrer);
  const params = { id: referrer.id };
  const ask = ({ accessToken: token }: Member, word: string) => [
    ...lists.map(([contract, field]) =>
      world.send(contract, { token, query: { [field]: word } } as Parameters<typeof world.send>[1]),
    ),
    world.send(listReferralUsers, { token, params, query: { searchTerm: word } }),
  ];
  for (const who of [admin, referrer, member])
    for (const number of numbers)
      for (const { status, body } of await Promise.all(ask(who, number))) {
        // Staff's are refused to others, and the network to whom it is above.
        expect([200, 403, 404]).toContain(status);
        const text = JSON.stringify(body);
        expect([member.id, ...numbers].filter((known) => text.includes(known))).toEqual([]);
      }
  // By what is no secret they are found in the same lists.
  const found = await Promise.all(ask(admin, member.referenceId));
  expect(found.filter(({ body }) => JSON.stringify(body).includes(member.id)).length).toBeGreaterThan(3);
  const noted = [...filesOf(world), ['the stream', await streamText(world)], ['the logs', said.join('\n')]];
  expect(
    noted.flatMap(([place, text]) => (numbers.some((one) => text?.includes(one)) ? [place] : [])),
  ).toEqual([]);
});

it('no number of a paper is readable anywhere but in the answer that is asked for it', async () => {
  const { member, numbers } = await believed(await world.aMember());
  const files = await filesAbout(member);
  // They are of this very member.
  for (const text of files.slice(0, 2)) expect(text).toContain(member.referenceId);
  await world.cloud.idle();
  await world.cloud.runSchedules('cholang-sandbox-snapshot-views');
  await world.cloud.idle();

  const told = await streamText(world);
  expect(told.length).toBeGreaterThan(10_000);
  expect(told).toContain('WALLET');
  const objects = await objectsOf(world);
  const snapshots = objects.filter(([name]) => name.includes('/identities'));
  expect(snapshots.map(([, text]) => [text.startsWith('SQLite'), text.includes(member.referenceId)])).toEqual(
    [[true, true]],
  );
  const places = [
    ...filesOf(world),
    ...objects,
    ...files.map((text, nth) => [`file ${nth}`, text] as const),
    ['the stream', told] as const,
    ['the logs', said.join('\n')] as const,
    ['mails', JSON.stringify(world.cloud.mailbox.list())] as const,
  ];
  const readable = places.filter(([, text]) => numbers.some((number) => text.includes(number)));
  expect(readable.map(([place]) => place)).toEqual([]);
  // Found where it lies: names that are no secret are there in clear.
  expect(places.some(([, text]) => text.includes(member.referenceId))).toBe(true);
});
