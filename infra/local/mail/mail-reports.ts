import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { QueueStore } from '../emulators/fauxqs.ts';
import { enqueueNew } from '../sqs/queues.ts';
import type { Assembly } from '../template/template.ts';

export const mailFates = ['bounce', 'soft', 'complaint'] as const;
export type MailFate = (typeof mailFates)[number];

const Destination = z.object({
  EventDestination: z.object({
    MatchingEventTypes: z.array(z.string()),
    SnsDestination: z.object({ TopicARN: z.string() }).optional(),
  }),
});
const Subscription = z.object({ Protocol: z.string(), TopicArn: z.string(), Endpoint: z.string() });

/** Addresses of SES's simulator for failed delivery; a label after a plus tells several apart. */
const simulated = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

export const fateOf = (address: string): MailFate | undefined =>
  mailFates.find((fate) => fate === simulated.exec(address)?.[1]?.toLowerCase());

function eventOf(address: string, fate: MailFate, { sentAt, at }: { sentAt: string; at: string }) {
  const messageId = randomUUID();
  const mail = { timestamp: sentAt, messageId, destination: [address], headersTruncated: false, tags: {} };
  const feedback = { feedbackId: randomUUID(), timestamp: at };
  if (fate === 'complaint') {
    const complaint = { complainedRecipients: [{ emailAddress: address }], complaintFeedbackType: 'abuse' };
    return { eventType: 'Complaint', mail, complaint: { ...feedback, ...complaint } };
  }
  const bounceType = fate === 'bounce' ? 'Permanent' : 'Transient';
  const bounce = { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: address }] };
  return { eventType: 'Bounce', mail, bounce: { ...feedback, ...bounce } };
}

const typeIn = { bounce: 'bounce', soft: 'bounce', complaint: 'complaint' } as const;

/** Sends bounces and complaints to the subscribed queues, as SES does through a topic. */
export function createMailReports({ declared }: Assembly, queues: QueueStore, now: () => number) {
  const destinations = declared('AWS::SES::ConfigurationSetEventDestination', Destination);
  const subscriptions = declared('AWS::SNS::Subscription', Subscription);

  function queuesFor(fate: MailFate): string[] {
    const topics = destinations
      .map(({ properties }) => properties.EventDestination)
      .filter(({ MatchingEventTypes: types }) => types.some((type) => type.toLowerCase() === typeIn[fate]))
      .flatMap(({ SnsDestination }) => SnsDestination?.TopicARN ?? []);
    return subscriptions
      .filter(({ properties }) => properties.Protocol === 'sqs' && topics.includes(properties.TopicArn))
      .map(({ properties }) => properties.Endpoint);
  }

  function report(address: string, fate: MailFate, sentAt = new Date(now()).toISOString()): number {
    const at = new Date(now()).toISOString();
    const found = queuesFor(fate).flatMap((arn) => queues.getQueueByArn(arn) ?? []);
    for (const queue of found) enqueueNew(queue, JSON.stringify(eventOf(address, fate, { sentAt, at })));
    return found.length;
  }

  return {
    report,
    /** Reports on a received mail at once if an address belongs to SES's simulator. */
    onMail({ to, at }: { to: readonly string[]; at: string }): void {
      for (const address of to) {
        const fate = fateOf(address);
        if (fate) report(address, fate, at);
      }
    },
  };
}

export type MailReportsSource = ReturnType<typeof createMailReports>;
