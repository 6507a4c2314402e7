import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiffPart } from '#shared/publishing/text-diff.ts';
import { Button } from '../actions/button.tsx';

type Props = {
  fields: readonly { field: string; parts: readonly DiffPart[] }[];
  labelOf: (field: string) => string;
};

type ChangeKind = Exclude<DiffPart['kind'], 'same'>;

const looks: Record<ChangeKind, string> = {
  added: 'bg-jade-soft text-jade no-underline',
  removed: 'bg-danger-soft text-danger line-through',
};

/**
 * Shows what differs between two versions. Two buttons lead from change to change: they keep the focus, and the
 * change is read aloud.
 */
export function VersionDiff({ fields, labelOf }: Props) {
  const { t } = useTranslation('publishing');
  const frame = useRef<HTMLDListElement>(null);
  const [place, setPlace] = useState<number>();
  const changed = fields.filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  const changes = changed.flatMap(({ parts }) => parts.filter(({ kind }) => kind !== 'same'));
  if (changes.length === 0) return <p className="text-sm text-ink-2">{t('diff.none')}</p>;

  /** Goes to the next or previous change, and around at the ends. */
  const go = (step: 1 | -1) => {
    const start = place ?? (step === 1 ? -1 : changes.length);
    const next = (start + step + changes.length) % changes.length;
    setPlace(next);
    frame.current?.querySelectorAll('ins, del')[next]?.scrollIntoView({ block: 'center' });
  };
  const current = place === undefined ? undefined : changes[place];

  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<ArrowUp />} onClick={() => go(-1)}>
          {t('diff.previous')}
        </Button>
        <Button size="sm" icon={<ArrowDown />} onClick={() => go(1)}>
          {t('diff.next')}
        </Button>
        <p role="status" className="min-w-0 grow truncate text-sm text-ink-2">
          {current &&
            t('diff.place', {
              place: changes.indexOf(current) + 1,
              of: changes.length,
              text: wordsOf(t, current),
            })}
        </p>
      </div>
      <dl ref={frame} className="space-y-4">
        {changed.map(({ field, parts }) => (
          <div key={field}>
            <dt className="mb-1 text-sm font-semibold">{labelOf(field)}</dt>
            <dd className="text-sm whitespace-pre-wrap wrap-anywhere">
              {parts.map((part, nth) => (
                <Part key={`${nth}-${part.kind}`} part={part} isCurrent={part === current} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'publishing'>>['t'];

const wordsOf = (t: Translate, { kind, text }: DiffPart): string =>
  kind === 'same' ? text : t(`diff.${kind}`, { text: text.trim() });

/** Screen readers often leave out `ins` and `del`, so each says in words what it is. */
function Part({ part, isCurrent }: { part: DiffPart; isCurrent: boolean }) {
  const { t } = useTranslation('publishing');
  const { kind, text } = part;
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={clsx('rounded-sm', looks[kind], isCurrent && 'outline-2 outline-current')}>
      <span className="sr-only">{t(`diff.${kind}Mark`)} </span>
      {text}
    </Tag>
  );
}
