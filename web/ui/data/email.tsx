import { Fragment } from 'react';

/** An address too long for its line breaks before its @ or a dot; where that is not enough, inside its parts. */
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
