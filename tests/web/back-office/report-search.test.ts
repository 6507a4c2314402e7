import { describe, expect, it } from 'vitest';
import { profitGroups, salesGroups } from '#shared/reports/report-choices.ts';
import { groupedBy } from '#web/back-office/reports/rules/report-search.ts';

const days = { start: '2026-11-15', end: '2026-11-16' };

describe('the address of a grouped report', () => {
  it('asks for a page of fifty rows, and keeps the filters apart from the grouping', () => {
    const search = { ...days, show: 'profit', first: 'worst', groupBy: 'order', page: 3 } as const;
    expect(groupedBy(search, profitGroups)).toEqual({
      filters: days,
      groupBy: 'order',
      page: 3,
      asked: { ...days, groupBy: 'order', page: 3, limit: 50 },
    });
  });

  it('asks for all days at once, also if it names a grouping that the report does not have', () => {
    const byDay = { groupBy: 'day', page: 1, asked: { ...days, groupBy: 'day', page: 1, limit: 366 } };
    expect(groupedBy(days, profitGroups)).toMatchObject(byDay);
    expect(groupedBy({ ...days, groupBy: 'order' }, salesGroups)).toMatchObject(byDay);
  });
});
