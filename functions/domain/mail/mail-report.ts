import * as z from 'zod';

/** Maximum number of receivers in an SES report, which lists them together. Our mails have one each. */
const maxReceivers = 50;

const Receivers = z.array(z.object({ emailAddress: z.string().min(3).max(320) })).max(maxReceivers);
const At = z.iso.datetime({ offset: true });
const SesMail = z.object({ timestamp: At });

const Bounce = z.object({
  eventType: z.literal('Bounce'),
  mail: SesMail,
  bounce: z.object({
    bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
    bouncedRecipients: Receivers,
    timestamp: At,
  }),
});

const Complaint = z.object({
  eventType: z.literal('Complaint'),
  mail: SesMail,
  complaint: z.object({
    complainedRecipients: Receivers,
    /** Only some mailbox providers send this field. */
    complaintFeedbackType: z.string().nullish(),
    timestamp: At,
  }),
});

/** Bounce or complaint of a mail at one address. */
export type MailReport = {
  kind: 'hard' | 'soft' | 'complaint';
  address: string;
  /** Time when the mail was handed to SES. */
  sentAt: string;
  /** Time of the bounce or complaint. */
  at: string;
};

/** Extracts the plain address, since some servers repeat it with a name in front. */
const bare = (address: string): string => (/<([^<>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

const utc = (at: string): string => new Date(at).toISOString();

function reportsOfBounce({ mail, bounce }: z.infer<typeof Bounce>): MailReport[] {
  const kind = bounce.bounceType === 'Permanent' ? 'hard' : 'soft';
  return bounce.bouncedRecipients.map(({ emailAddress }) => ({
    kind,
    address: bare(emailAddress),
    sentAt: utc(mail.timestamp),
    at: utc(bounce.timestamp),
  }));
}

function reportsOfComplaint({ mail, complaint }: z.infer<typeof Complaint>): MailReport[] {
  // The receiver moved the mail out of the spam folder, which is the opposite of a complaint.
  if (complaint.complaintFeedbackType === 'not-spam') return [];
  return complaint.complainedRecipients.map(({ emailAddress }) => ({
    kind: 'complaint',
    address: bare(emailAddress),
    sentAt: utc(mail.timestamp),
    at: utc(complaint.timestamp),
  }));
}

/** Event of the SES configuration set as it arrives in the queue; one report per address. */
export const MailReports = z
  .discriminatedUnion('eventType', [Bounce, Complaint])
  .transform((event): MailReport[] =>
    event.eventType === 'Bounce' ? reportsOfBounce(event) : reportsOfComplaint(event),
  );

const ReportMark = z.object({ eventType: z.enum(['Bounce', 'Complaint']) });

/**
 * Returns whether a message is a report. SES sends a test sentence when it is connected to a topic, which must
 * not raise an alarm. A report that cannot be parsed is different and goes to the dead-letter queue.
 */
export function isMailReport(body: string): boolean {
  try {
    return ReportMark.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
