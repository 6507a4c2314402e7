import * as z from 'zod';

/** SES reports each mail's receivers together, fifty of them at most; we write to one. */
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
    /** Only some mailbox providers say it. */
    complaintFeedbackType: z.string().nullish(),
    timestamp: At,
  }),
});

/** What became of a mail at one address. */
export type MailReport = {
  kind: 'hard' | 'soft' | 'complaint';
  address: string;
  /** When the mail was handed to SES. */
  sentAt: string;
  /** When the address refused it, or its owner complained. */
  at: string;
};

/** Some servers repeat the address as it stood in the mail, with a name before it. */
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
  // The owner took the mail back out of the spam folder: the opposite of a complaint.
  if (complaint.complaintFeedbackType === 'not-spam') return [];
  return complaint.complainedRecipients.map(({ emailAddress }) => ({
    kind: 'complaint',
    address: bare(emailAddress),
    sentAt: utc(mail.timestamp),
    at: utc(complaint.timestamp),
  }));
}

/** An event of the SES configuration set, as the topic hands it to the queue: one report for each address. */
export const MailReports = z
  .discriminatedUnion('eventType', [Bounce, Complaint])
  .transform((event): MailReport[] =>
    event.eventType === 'Bounce' ? reportsOfBounce(event) : reportsOfComplaint(event),
  );

const ReportMark = z.object({ eventType: z.enum(['Bounce', 'Complaint']) });

/**
 * Whether a message is a report at all. SES sends a sentence when it is connected to a topic, and nobody is to be woken
 * for it; a report that cannot be read is something else, and ends among the dead letters.
 */
export function isMailReport(body: string): boolean {
  try {
    return ReportMark.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
