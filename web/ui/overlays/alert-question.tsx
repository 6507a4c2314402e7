import { TriangleAlert } from 'lucide-react';
import { AlertDialog as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';

export type AlertQuestionProps = {
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode;
  /** The verb of the act: 'Xóa sản phẩm', never 'OK'. */
  confirmText: ReactNode;
  /** What the button says while the act is under way. */
  busyText?: string | undefined;
  /** The way out; by itself 'Hủy', or 'Ở lại' where the act is one of cancelling. */
  cancelText?: ReactNode;
  /** Only tells something: one button, 'Đã hiểu', and nothing to agree to. */
  informs?: boolean | undefined;
  tone?: 'danger' | 'plain' | undefined;
  /** For what cannot be made good: the name that has to be typed before the button works. */
  typed?: string | undefined;
  /** Above the server's reason, or in its place: 'Không thể xóa địa chỉ'. */
  failedTitle?: string | undefined;
  busy: boolean;
  onAgree: () => Promise<void>;
};

const plainly = (text: string) => text.trim().normalize('NFC');

/** What stands in the dialog, for as long as it is open: what was typed and what failed go with it. */
export function AlertQuestion(props: AlertQuestionProps) {
  const { title, consequence, confirmText, busyText, tone = 'danger', typed, busy, informs } = props;
  const { t } = useTranslation('common');
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const ready = typed === undefined || plainly(words) === plainly(typed);
  const cancel = t('action.cancel');
  // 'Hủy đơn' beside 'Hủy' would leave open which of the two cancels what.
  const wayOut =
    typeof confirmText === 'string' && confirmText.startsWith(cancel) ? t('action.stay') : cancel;
  const agree = (event: SyntheticEvent) => {
    event.preventDefault();
    // A question asked within a form is still that form's child to React, which would be sent with it.
    event.stopPropagation();
    if (!ready || busy || informs) return;
    setFailure(undefined);
    props.onAgree().catch((reason: unknown) => setFailure({ reason }));
  };
  return (
    <form onSubmit={agree}>
      <div className="flex gap-4 max-sm:flex-col">
        {tone === 'danger' && (
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-danger-soft text-danger">
            <TriangleAlert aria-hidden className="size-5.5" />
          </span>
        )}
        <div className="min-w-0">
          <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1.5 text-base text-ink-2">{consequence}</div>
          </Radix.Description>
        </div>
      </div>
      {typed !== undefined && <TypedName name={typed} value={words} disabled={busy} onChange={setWords} />}
      {failure && <Failure reason={failure.reason} title={props.failedTitle} />}
      <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Radix.Cancel asChild>
          <Button disabled={busy} variant={informs ? 'primary' : 'secondary'}>
            {informs ? t('action.understood') : (props.cancelText ?? wayOut)}
          </Button>
        </Radix.Cancel>
        {!informs && (
          <Button
            type="submit"
            variant="primary"
            className={
              tone === 'danger' && ready ? 'bg-alarm! text-on-alarm! hover:bg-alarm-strong!' : undefined
            }
            disabled={!ready}
            loading={busy}
            {...(busyText === undefined ? {} : { loadingText: busyText })}
          >
            {confirmText}
          </Button>
        )}
      </div>
    </form>
  );
}

type TypedNameProps = { name: string; value: string; disabled: boolean; onChange: (value: string) => void };

function TypedName({ name, value, disabled, onChange }: TypedNameProps) {
  const { t } = useTranslation('overlays');
  const id = useId();
  return (
    <div className="mt-5">
      <label htmlFor={id} className="text-sm">
        {t('confirm.type')} <strong className="font-semibold wrap-anywhere select-all">{name}</strong>
      </label>
      <input
        id={id}
        value={value}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5 h-10.5 w-full rounded-md border border-control bg-surface px-3.5 text-base disabled:text-ink-3"
      />
    </div>
  );
}

function Failure({ reason, title }: { reason: unknown; title: string | undefined }) {
  const { t } = useTranslation('common');
  const message = messageOf(reason);
  return (
    <Notice className="mt-5" title={title ?? message ?? t('error.hint')}>
      {title && message}
    </Notice>
  );
}
