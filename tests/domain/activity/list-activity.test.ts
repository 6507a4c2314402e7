import { describe, expect, it } from 'vitest';
import { type ActivityEntity, activityEntities } from '#shared/activity/activity-choices.ts';
import type { Role } from '#shared/contract/access.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { listActivity } from '#functions/domain/activity/list-activity.ts';
import { activityItem } from '#functions/platform/records/activity.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listActivity as contract } from '#shared/activity/activity.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

function aRecord() {
  const { table, put } = memoryTable();
  put([
    profileRecord.item(aProfile({ id: 'lan', fullName: 'Lan', referenceId: 'LANLANLA', avatarUrl: '/lan' })),
  ]);
  const line = (id: string, who: { id: string; role: Role } | null) =>
    put([
      activityItem({
        entity: 'product',
        recordId: 'tea',
        id,
        act: 'changed',
        way: 'form',
        fields: [],
        who,
        jobId: null,
        requestId: null,
        at: new Date('2026-11-22T03:00:00.000Z'),
      }),
    ]);
  const list = (given: object = {}) =>
    listActivity(
      { table },
      { entity: 'product', id: 'tea', take: 10, cursor: undefined, reader: 'admin', ...given },
    );
  return { line, list };
}

describe('what was done to a record', () => {
  it('is told newest first, with who did it, also of who is gone and of what nobody did', async () => {
    const { line, list } = aRecord();
    line('1', { id: 'lan', role: 'admin' });
    line('2', { id: 'gone', role: 'collaborator' });
    line('3', null);
    const { data, nextCursor } = await list();
    expect(data.map(({ id, who }) => [id, who])).toEqual([
      ['3', null],
      ['2', { id: 'gone', role: 'collaborator', fullName: null, referenceId: null, avatarUrl: null }],
      ['1', { id: 'lan', role: 'admin', fullName: 'Lan', referenceId: 'LANLANLA', avatarUrl: '/lan' }],
    ]);
    expect(data[0]).toMatchObject({ act: 'changed', at: '2026-11-22T03:00:00.000Z' });
    expect(nextCursor).toBeNull();
    expect((await list({ id: 'cup' })).data).toEqual([]);
  });

  it('comes in pages', async () => {
    const { line, list } = aRecord();
    line('1', null);
    line('2', null);
    const first = await list({ take: 1 });
    const second = await list({ take: 1, cursor: first.nextCursor ?? undefined });
    expect([first.data[0]?.id, second.data[0]?.id, second.nextCursor]).toEqual(['2', '1', null]);
  });

  it('is read by who may read the record', async () => {
    const { list } = aRecord();
    const forCollaborators: ActivityEntity[] = [
      'order',
      'return',
      'review',
      'product',
      'category',
      'business',
      'brand',
      'transfer',
      'count',
      'purchase',
      'news',
      'document',
      'chapter',
    ];
    for (const entity of activityEntities) {
      expect(await refusalOf(list({ entity, reader: 'admin' }))).toBeUndefined();
      const isOpen = forCollaborators.includes(entity);
      expect(await refusalOf(list({ entity, reader: 'collaborator' }))).toBe(
        isOpen ? undefined : 'FORBIDDEN',
      );
      expect(await promisedRefusal(contract, list({ entity, reader: 'user' }))).toBe('FORBIDDEN');
    }
  });
});
