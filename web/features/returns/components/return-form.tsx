import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#shared/ids.ts';
import type { Order } from '#shared/orders/order.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { useRequestReturn } from '../api/return-queries.ts';
import {
  type DraftProblem,
  emptyDraft,
  mostNote,
  problemsOf,
  type ReturnableLine,
  type ReturnDraft,
  reasons,
} from '../rules/return-draft.ts';
import { ReturnLines } from './return-lines.tsx';
import { ReturnSummary } from './return-summary.tsx';

/** The pictures of the form: they travel while the rest is filled in. */
export type FormPictures = { field: ReactNode; ids: string[] | undefined; sending: boolean; failed: boolean };

type Props = {
  order: Order;
  lines: readonly ReturnableLine[];
  pictures: FormPictures;
  onDone: (made: ReturnOrder) => void;
};

/** What goes back, why, and what the shopper would like for it. A refusal leaves everything as it was filled in. */
export function ReturnForm({ order, lines, pictures, onDone }: Props) {
  const { t } = useTranslation('returns');
  const [draft, setDraft] = useState(() => emptyDraft(lines));
  const [clientRequestId] = useState(() => newId());
  const [shown, setShown] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const request = useRequestReturn();
  const problems = problemsOf(draft);
  const has = (problem: DraftProblem) => shown && problems.includes(problem);
  const change = (part: Partial<ReturnDraft>) => setDraft({ ...draft, ...part });

  const submit = () => {
    setShown(true);
    const [first] = problems;
    if (first)
      form.current?.querySelector<HTMLElement>(`[data-part="${first}"] :is(button, textarea)`)?.focus();
    if (first || !draft.reason || pictures.sending || pictures.failed) return;
    const { pieces, reason, resolution, method, note } = draft;
    const items = Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));
    request.mutate(
      {
        orderId: order.id,
        items,
        reason,
        resolution,
        method,
        note,
        media: pictures.ids ?? [],
        clientRequestId,
      },
      { onSuccess: onDone },
    );
  };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div ref={form} className="min-w-0 space-y-5">
        <Part title={t('request.items')} part="items" problem={has('items') && t('request.itemsNeeded')}>
          <ReturnLines lines={lines} pieces={draft.pieces} onPieces={(pieces) => change({ pieces })} />
        </Part>
        <Part title={t('request.reason')} part="reason" problem={has('reason') && t('request.reasonNeeded')}>
          <RadioGroup
            label={t('request.reason')}
            value={draft.reason}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={(reason) => change({ reason })}
            className="sm:[&_[role=radiogroup]]:grid sm:[&_[role=radiogroup]]:grid-cols-2"
          />
          <div data-part="note" className="mt-4">
            <Field
              label={t('request.note')}
              help={t('request.noteHint')}
              error={has('note') && t('request.tooLong', { count: draft.note.length - mostNote })}
            >
              <Textarea
                rows={4}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            </Field>
          </div>
          <div className="mt-5">{pictures.field}</div>
        </Part>
        <Part title={t('request.resolution')} part="resolution">
          <RadioGroup
            look="pill"
            label={t('request.resolution')}
            value={draft.resolution}
            options={(['refund', 'exchange'] as const).map((value) => ({
              value,
              label: t(`resolution.${value}`),
            }))}
            onChange={(resolution) => change({ resolution })}
            className="max-sm:[&_button]:min-h-11"
          />
          <h3 className="mt-5 mb-2.5 text-base font-bold">{t('request.method')}</h3>
          <RadioGroup
            look="tile"
            label={t('request.method')}
            value={draft.method}
            options={(['pickup', 'drop_off'] as const).map((value) => ({
              value,
              label: t(`method.${value}`),
              help: t(`methodHelp.${value}`),
            }))}
            onChange={(method) => change({ method })}
          />
        </Part>
      </div>
      <ReturnSummary
        order={order}
        draft={draft}
        pictures={pictures}
        sending={request.isPending || request.isSuccess}
        error={request.error}
        onSubmit={submit}
      />
    </div>
  );
}

type PartProps = { title: string; part: string; problem?: ReactNode; children: ReactNode };

function Part({ title, part, problem, children }: PartProps) {
  return (
    <Card>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      <div data-part={part}>{children}</div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </Card>
  );
}
