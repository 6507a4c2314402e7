import { describe, expect, it } from 'vitest';
import type { StaffPrivacyRequest } from '#shared/people/privacy.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { actOnPrivacy } from '#functions/domain/people/act-on-privacy.ts';
import { listOwnPrivacy, newRequest } from '#functions/domain/people/ask-privacy.ts';
import { forgetRequests } from '#functions/domain/people/forget-requests.ts';
import { privacyRecord } from '#functions/domain/people/privacy-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { now, officeScene } from './office-scene.ts';

/** A request as it stands, and Lan who made it. */
function aRequest(given: Partial<StaffPrivacyRequest> = {}) {
  const office = officeScene();
  const request: StaffPrivacyRequest = {
    id: 'lan.r1',
    userId: 'lan',
    kind: 'access',
    text: 'Cho tôi xem',
    state: 'asked',
    receiptBy: '2026-11-24T08:00:00.000Z',
    alarmOn: '2026-12-02',
    dueOn: '2026-12-04',
    receivedAt: null,
    extendedFor: null,
    answer: null,
    answeredAt: null,
    createdAt: now,
    updatedAt: '2026-11-20T07:00:00.000Z',
    version: 3,
    ...given,
  };
  office.put([privacyRecord.item(request)]);
  const act = (name: 'receive' | 'extend' | 'answer' | 'refuse', where = office.table) =>
    actOnPrivacy(office.at(where), { id: request.id, act: name, text: 'Vì', version: 3, language: 'vi' });
  return { ...office, request, act, stored: () => privacyRecord.find(office.table, { id: request.id }) };
}

describe('a request about data', () => {
  it.each([
    ['receive', 'privacy-received', { state: 'received', receivedAt: now, answer: null, answeredAt: null }],
    ['answer', 'privacy-answered', { state: 'answered', receivedAt: now, answer: 'Vì', answeredAt: now }],
    ['refuse', 'privacy-refused', { state: 'refused', receivedAt: now, answer: 'Vì', answeredAt: now }],
  ] as const)('that staff %s is told in the language of who asked', async (name, template, after) => {
    const { act, mails } = aRequest();
    expect(await act(name)).toMatchObject({ ...after, updatedAt: now, version: 4, who: { id: 'lan' } });
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template, fullName: 'Lan', kind: 'access', text: 'Vì', dueOn: '2026-12-04' },
      },
    ]);
  });

  it('is received when it was received first', async () => {
    const { act } = aRequest({ state: 'received', receivedAt: 'earlier' });
    expect(await act('answer')).toMatchObject({ receivedAt: 'earlier', answeredAt: now });
  });

  it('is moved on once by two at one moment', async () => {
    const { act, table, mails, stored } = aRequest();
    const crossed = meanwhile(table, () => act('refuse'));
    expect(await refusalOf(act('answer', crossed.table))).toBe('STALE_STATE');
    expect([(await stored())?.state, mails().length]).toEqual(['refused', 1]);
  });

  it('of somebody who is gone is answered without a mail', async () => {
    const { act, mails, table, lan } = aRequest();
    await table.write(profileRecord.softDelete(lan));
    expect(await act('answer')).toMatchObject({ state: 'answered', who: null });
    expect(mails()).toEqual([]);
  });

  it('is the sixth at most that is open', async () => {
    const { put, request, at, lan } = aRequest();
    const ask = () => newRequest(at(), lan, { kind: 'delete', text: 'Xóa' });
    const more = (count: number, state: StaffPrivacyRequest['state']) =>
      put(
        Array.from({ length: count }, (_, nth) =>
          privacyRecord.item({ ...request, id: `lan.${state}${nth}`, state }),
        ),
      );
    more(9, 'answered');
    more(9, 'refused');
    more(3, 'received');
    expect(await ask()).toMatchObject({
      userId: 'lan',
      kind: 'delete',
      text: 'Xóa',
      state: 'asked',
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    more(4, 'received');
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS_OPEN', details: { params: { limit: 5 } } });
  });
});

describe('requests of somebody who left', () => {
  it.each<[string, Partial<StaffPrivacyRequest>, object]>([
    ['open', {}, { state: 'answered', answer: '', answeredAt: now }],
    [
      'received and extended',
      { state: 'received', receivedAt: 'r', extendedFor: 'Nhiều' },
      { state: 'answered', receivedAt: 'r', answer: '', answeredAt: now },
    ],
    [
      'answered',
      { state: 'answered', answer: 'Đây', answeredAt: 'a' },
      { state: 'answered', answer: '', answeredAt: 'a' },
    ],
    [
      'refused',
      { state: 'refused', answer: 'Không', answeredAt: 'a' },
      { state: 'refused', answer: '', answeredAt: 'a' },
    ],
    [
      'refused without a word',
      { state: 'refused', answer: null, answeredAt: 'a' },
      { state: 'refused', answer: null },
    ],
  ])('that are %s keep their days and lose their words', async (_, given, expected) => {
    const { at, stored, table } = aRequest(given);
    await forgetRequests(at(), 'lan');
    expect(await stored()).toMatchObject({
      text: '',
      extendedFor: null,
      updatedAt: now,
      version: 4,
      createdAt: now,
      ...expected,
    });
    await forgetRequests(at(), 'lan');
    expect((await stored())?.version).toBe(4);
    expect(await listOwnPrivacy({ table }, 'lan')).toHaveLength(1);
  });

  it('that are without words already but open are closed, and nobody else’s is touched', async () => {
    const { at, stored, put, request, table } = aRequest({ text: '' });
    put([privacyRecord.item({ ...request, id: 'cam.r1', userId: 'cam' })]);
    await forgetRequests(at(), 'lan');
    expect((await stored())?.state).toBe('answered');
    expect((await privacyRecord.find(table, { id: 'cam.r1' }))?.state).toBe('asked');
  });
});
