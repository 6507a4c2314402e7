import clsx from 'clsx';
import { Banknote, CreditCard, QrCode } from 'lucide-react';

/** Payment methods that buyers look for. They are shown as plain words, because no brand's logo is copied. */
const marks = {
  vietqr: { text: 'VietQR', Icon: QrCode },
  napas: { text: 'Napas 247' },
  vnpay: { text: 'VNPAY' },
  visa: { text: 'VISA', look: 'italic' },
  mastercard: { text: 'Mastercard' },
  jcb: { text: 'JCB' },
  atm: { text: 'ATM', Icon: CreditCard },
  cod: { text: 'COD', Icon: Banknote },
} as const satisfies Record<string, { text: string; look?: string; Icon?: typeof QrCode }>;

export type PaymentMark = keyof typeof marks;

/** All payment methods the shop accepts, the most usual first. */
export const marketMarks = ['cod', 'vietqr', 'vnpay', 'atm', 'visa', 'mastercard', 'jcb'] as const;

type Props = {
  show: readonly PaymentMark[];
  /** Accessible name of the marks; without it they are hidden, because the text beside them says the same. */
  label?: string;
  className?: string;
};

export function PaymentMarks({ show, label, className }: Props) {
  return (
    <span
      {...(label
        ? { role: 'img', 'aria-label': `${label}: ${show.map(textOf).join(', ')}` }
        : { 'aria-hidden': true })}
      className={clsx('flex flex-wrap gap-1.5', className)}
    >
      {show.map((name) => (
        <Mark key={name} {...marks[name]} />
      ))}
    </span>
  );
}

const textOf = (name: PaymentMark): string => marks[name].text;

type MarkProps = { text: string; look?: string; Icon?: typeof QrCode };

function Mark({ text, look, Icon }: MarkProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1 rounded-xs border border-line-strong bg-surface px-1.5 text-xs font-bold whitespace-nowrap text-ink-2',
        look,
      )}
    >
      {Icon && <Icon className="size-3.5" />}
      {text}
    </span>
  );
}
