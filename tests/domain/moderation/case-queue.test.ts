import { expect, it } from 'vitest';
import { reportContent, searchCases as contract } from '#shared/moderation/moderation.contract.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { caseRecord, newCase, type StoredCase } from '#functions/domain/moderation/case-record.ts';
import { hasOtherModerator } from '#functions/domain/moderation/other-moderators.ts';
import { searchCases } from '#functions/domain/moderation/search-cases.ts';
import { getCase } from '#functions/domain/moderation/show-cases.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const aCase = (id: string, given: Partial<StoredCase> = {}) =>
  caseRecord.item({
    ...newCase(
      {
        subject: { kind: 'comment', id },
        place: { kind: 'news', id: 'n1', title: 'Hội làng' },
        authorId: 'lan',
        text: `Lời ${id}`,
      },
      { cause: 'report', at: new Date(`2026-11-21T0${id.slice(1)}:00:00.000Z`) },
    ),
    ...given,
  });

function aQueue() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const person = (id: string, given: Partial<Profile>) =>
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, ...given }))]);
  return { table, put, person };
}

it('a case is shown with its author and whoever decided it, the oldest first; those who left have no name', async () => {
  const { table, put, person } = aQueue();
  person('lan', { avatarUrl: '/media/lan' });
  person('an', { role: 'admin' });
  put([
    aCase('c1', { state: 'kept', decidedBy: 'an' }),
    aCase('c2'),
    aCase('c3', { authorId: 'left', state: 'removed', decidedBy: 'left' }),
  ]);
  const { data } = await searchCases({ table }, contract.query.parse({}));
  const lan = { id: 'lan', fullName: 'Chị lan', avatarUrl: '/media/lan' };
  expect(data.map(({ subject, author, moderator }) => [subject.id, author, moderator])).toEqual([
    ['c1', lan, { id: 'an', fullName: 'Chị an', avatarUrl: null }],
    ['c2', lan, null],
    ['c3', null, null],
  ]);
  expect(await getCase({ table }, 'comment~c1')).toEqual(data[0]);
  expect(await refusalOf(getCase({ table }, 'comment~c9'))).toBe('CASE_NOT_FOUND');
});

it.each<[string, Partial<Profile>, boolean]>([
  ['a member', { role: 'user' }, false],
  ['a collaborator', { role: 'collaborator' }, true],
  ['an admin', { role: 'admin' }, true],
  ['a locked collaborator', { role: 'collaborator', status: 'inactive' }, false],
])('beside a moderator %s may decide on content: %o, %s', async (_, other, isModerator) => {
  const { person } = aQueue();
  person('an', { role: 'admin', status: 'active' });
  person('binh', { status: 'active', ...other });
  expect(await hasOtherModerator('an')).toBe(isModerator);
});

it('a page of the queue has twenty cases unless more are asked for, and a note five hundred letters at most', () => {
  expect(contract.query.parse({})).toMatchObject({ pageSize: 20 });
  const isValid = (note: string) =>
    reportContent.body?.safeParse({ subject: { kind: 'comment', id: 'c1' }, reason: 'spam', note }).success;
  expect([isValid('a'.repeat(500)), isValid('a'.repeat(501)), isValid(`a${' '.repeat(1999)}`)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isValid(`a${' '.repeat(2000)}`)).toBe(false);
});
