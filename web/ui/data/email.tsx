import { Fragment } from 'react';

/**
 * Shows an e-mail address that breaks before its @ or a dot if it is too long, and inside its parts if that is
 * not enough.
 */
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
