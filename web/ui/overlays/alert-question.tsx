import { TriangleAlert } from 'lucide-react';
import { AlertDialog as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';

export type AlertQuestionProps = {
  title: ReactNode;
  /** Explains what will happen, and whether it can be undone. */
  consequence: ReactNode;
  /** Text of the confirm button: the verb of the action such as 'Xóa sản phẩm', never 'OK'. */
  confirmText: ReactNode;
  /** Text of the button while the action is running. */
  busyText?: string | undefined;
  /** Text of the cancel button; by default 'Hủy', or 'Ở lại' if the action itself is a cancellation. */
  cancelText?: ReactNode;
  /** True for a dialog that only informs: one button, 'Đã hiểu', and nothing to confirm. */
  informs?: boolean | undefined;
  tone?: 'danger' | 'plain' | undefined;
  /** For irreversible actions: the name that must be typed before the button is enabled. */
  typed?: string | undefined;
  /** Title above the server's reason, or the whole message without one: 'Không thể xóa địa chỉ'. */
  failedTitle?: string | undefined;
  busy: boolean;
  onAgree: () => Promise<void>;
};

const plainly = (text: string) => text.trim().normalize('NFC');

/** Mounted only while open, so that typed text and errors disappear with the dialog. */
export function AlertQuestion(props: AlertQuestionProps) {
  const { title, consequence, confirmText, busyText, tone = 'danger', typed, busy, informs } = props;
  const { t } = useTranslation('common');
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const ready = typed === undefined || plainly(words) === plainly(typed);
  const cancel = t('action.cancel');
  // A button 'Hủy đơn' beside a button 'Hủy' would be ambiguous.
  const wayOut =
    typeof confirmText === 'string' && confirmText.startsWith(cancel) ? t('action.stay') : cancel;
  const agree = (event: SyntheticEvent) => {
    event.preventDefault();
    // Stops the event from bubbling through React to a surrounding form, which would be submitted too.
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
