import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Shows the frame of every account page: title, one task, and links. */
export function AccountPanel({ icon, title, lead, children, footer }: Props) {
  return (
    <section className="mx-auto w-full max-w-110">
      {icon && (
        <span
          aria-hidden
          className="mb-5 flex size-14 items-center justify-center rounded-full ground-1 text-gold [&_svg]:size-7 [&_svg]:stroke-[1.75]"
        >
          {icon}
        </span>
      )}
      <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
      {lead && <p className="mt-2 text-base text-pretty text-ink-2">{lead}</p>}
      <div className="mt-6">{children}</div>
      {footer && <div className="mt-6 border-t border-line pt-5 text-sm text-ink-2">{footer}</div>}
    </section>
  );
}
