type Go = (address: string) => void;

/** Without a router, as anybody follows a link. */
let go: Go = (address) => location.assign(address);

/** The router announces itself; what is no part of a page, a toast above all, leads on by it. */
export function connectNavigation(by: Go): void {
  go = by;
}

export const goTo = (address: string): void => go(address);
