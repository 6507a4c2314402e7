import { describe, expect, it } from 'vitest';
import { isMailReport, MailReports } from '#functions/domain/mail/mail-report.ts';

const mail = { timestamp: '2026-11-20T07:00:00Z', messageId: 'm1', tags: {} };
const bounce = (given: object = {}) => ({
  eventType: 'Bounce',
  mail,
  bounce: {
    bounceType: 'Permanent',
    bouncedRecipients: [{ emailAddress: 'lan@example.com', status: '5.1.1' }],
    timestamp: '2026-11-20T07:00:04Z',
    ...given,
  },
});
const complaint = (given: object = {}) => ({
  eventType: 'Complaint',
  mail,
  complaint: {
    complainedRecipients: [{ emailAddress: 'lan@example.com' }],
    timestamp: '2026-11-20T08:00:00Z',
    ...given,
  },
});

describe('an event of SES', () => {
  it('is a report for each address, in UTC and as addresses are kept', () => {
    const bouncedRecipients = [
      { emailAddress: '"Lan" <LAN@Example.com>' },
      { emailAddress: 'cam@example.com ' },
    ];
    const timestamp = '2026-11-20T14:00:04+07:00';
    const times = { sentAt: '2026-11-20T07:00:00.000Z', at: '2026-11-20T07:00:04.000Z' };
    expect(MailReports.parse(bounce({ bouncedRecipients, timestamp }))).toEqual([
      { kind: 'hard', address: 'lan@example.com', ...times },
      { kind: 'hard', address: 'cam@example.com', ...times },
    ]);
  });

  it.each([
    ['Permanent', 'hard'],
    ['Transient', 'soft'],
    ['Undetermined', 'soft'],
  ])('that says %s is a %s bounce', (bounceType, kind) => {
    expect(MailReports.parse(bounce({ bounceType }))).toMatchObject([{ kind }]);
  });

  it.each([[{}], [{ complaintFeedbackType: 'abuse' }], [{ complaintFeedbackType: null }]])(
    'is a complaint with %j',
    (given) => {
      expect(MailReports.parse(complaint(given))).toEqual([
        {
          kind: 'complaint',
          address: 'lan@example.com',
          sentAt: '2026-11-20T07:00:00.000Z',
          at: '2026-11-20T08:00:00.000Z',
        },
      ]);
    },
  );

  it('is none where the owner took the mail out of the spam folder', () => {
    expect(MailReports.parse(complaint({ complaintFeedbackType: 'not-spam' }))).toEqual([]);
  });

  it.each([
    [
      'more receivers than SES takes',
      bounce({ bouncedRecipients: Array(51).fill({ emailAddress: 'a@b.vn' }) }),
    ],
    ['no time', bounce({ timestamp: 'soon' })],
    ['an unknown kind', bounce({ bounceType: 'Sideways' })],
    [
      'an address longer than addresses are',
      bounce({ bouncedRecipients: [{ emailAddress: 'x'.repeat(321) }] }),
    ],
  ])('with %s is refused', (_, event) => {
    expect(MailReports.safeParse(event).success).toBe(false);
  });
});

it.each([
  [JSON.stringify(bounce()), true],
  [JSON.stringify(complaint()), true],
  // Broken, and still a report somebody has to look at.
  ['{"eventType":"Bounce"}', true],
  ['{"eventType":"Delivery"}', false],
  ['Successfully validated SNS topic for Amazon SES event publishing.', false],
  ['null', false],
])('%.30s is a report: %s', (body, is) => {
  expect(isMailReport(body)).toBe(is);
});
