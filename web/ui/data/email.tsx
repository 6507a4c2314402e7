import { Fragment } from 'react';

/** Breaks a long e-mail address before its @ or a dot, and inside its parts if that is not enough. */
export function Email({ children }: { children: string }) {
  return (
    <span className="wrap-break-word">
      {children.split(/(?=[@.])/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
