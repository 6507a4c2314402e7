import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { auditedPublication, type PublicationStep } from '#functions/domain/publishing/publication-rules.ts';
import { slugs } from '#functions/domain/publishing/slugs.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { upsert } from '#functions/platform/table/table-operations.ts';

const NoticeCard = PublicationFields.extend({ id: z.string(), title: z.string(), pinned: z.boolean() });
export type NoticeCard = z.infer<typeof NoticeCard>;
export const NoticeText = z.object({ title: z.string(), body: z.string() });
export type NoticeText = z.infer<typeof NoticeText>;

export const noticeSlugs = slugs('notice', { unnamed: 'thong-bao' });

export const noticeRecord = versioned({
  entity: 'notice',
  schema: NoticeCard,
  key: ({ id }: { id: string }) => ({ pk: `NOTICE#${id}`, sk: 'CARD' }),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'REVIEW_NOT_FOUND',
  activity: { of: 'review', told: { ...auditedPublication, title: asIs } },
});

const isComplete = ({ title }: NoticeText): boolean => title !== '';

/** Notices of a market: the smallest kind of record that is written and published. */
export const notices = definePublication<NoticeCard, NoticeText>({
  kind: 'notice',
  record: noticeRecord,
  text: NoticeText,
  slugs: noticeSlugs,
  titleOf: ({ title }) => title,
  cardOf: ({ title }) => ({ title }),
  clean: (text) => ({ ...text, body: text.body.replaceAll('<script>', '') }),
  check: (text) => {
    if (!isComplete(text)) throw new AppError('BAD_REQUEST');
  },
  plainTexts: { title: ({ title }) => title, body: ({ body }) => body },
});

/** Notices whose area counts the steps of each record in the same transactions. */
export const countedNotices = (steps: PublicationStep<NoticeCard, NoticeText>[] = [], limit = 1000) =>
  definePublication<NoticeCard, NoticeText>({
    kind: 'notice',
    record: noticeRecord,
    text: NoticeText,
    titleOf: ({ title }) => title,
    cardOf: ({ title }) => ({ title }),
    plainTexts: {},
    alongside: (step) => {
      steps.push(step);
      return [
        upsert(
          { pk: `NOTICE-STEPS#${step.before.id}`, sk: 'COUNT' },
          { add: { count: 1 } },
          { when: { count: { missingOrAtMost: limit } }, refusal: 'UNKNOWN_UPLOAD' },
        ),
      ];
    },
  });
